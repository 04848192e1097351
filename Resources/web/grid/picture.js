// Pictures in elements that are used again.

/** A recycled cell gets another picture. The old one is hidden until the new one has arrived. */
export function showPicture(picture, address) {
  if (picture.address === address) return;
  picture.address = address;
  picture.classList.remove("here");
  if (address === null) {
    picture.removeAttribute("src");
    return;
  }
  picture.onload = () => picture.classList.add("here");
  picture.src = address;
}
