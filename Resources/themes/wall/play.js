// The play button of large views: each photo for some seconds, and the first again after the last. Space
// plays and pauses; where the address ends in #play, it plays at once.
(() => {
  "use strict";
  const seconds = 8;
  const button = document.querySelector(".play");
  const picture = document.querySelector(".view img");
  const goal = document.querySelector('a[rel="next"]') ?? document.querySelector('a[rel="first"]');
  if (!button || !picture || !goal) return;
  const root = document.documentElement;
  const words = { play: button.textContent, pause: button.dataset.pause };
  let turning;
  let stilling;

  const turn = () => {
    // Never to a picture before this one was seen.
    if (picture.complete) location.replace(goal.href + "#play");
    else picture.addEventListener("load", play, { once: true });
  };
  function play() {
    clearTimeout(turning);
    turning = setTimeout(turn, seconds * 1000);
    history.replaceState(null, "", "#play");
    root.classList.add("playing");
    button.textContent = words.pause;
    rest();
    navigator.wakeLock?.request("screen").catch(() => {});
  }
  function pause() {
    clearTimeout(turning);
    turning = undefined;
    history.replaceState(null, "", location.pathname + location.search);
    root.classList.remove("playing", "still");
    button.textContent = words.play;
  }
  // Whoever moves a hand sees everything again, for a while.
  function rest() {
    root.classList.remove("still");
    clearTimeout(stilling);
    stilling = setTimeout(() => root.classList.toggle("still", turning !== undefined), 2500);
  }

  button.hidden = false;
  button.addEventListener("click", () => (turning === undefined ? play() : pause()));
  for (const kind of ["pointermove", "pointerdown", "keydown", "focusin"]) addEventListener(kind, rest);
  document.addEventListener("keydown", (event) => {
    const isOther = event.target instanceof Element && event.target.closest("a, button, summary");
    if (event.key !== " " || isOther || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    button.click();
  });
  if (location.hash === "#play") {
    play();
    root.classList.add("still");
  }
})();
