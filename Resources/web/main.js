// The galleries, as a list: names go in as text, never as markup.
const portfolio = await (await fetch("/api/portfolio")).json();
document.querySelector("#galleries").append(
  ...portfolio.galleries.map((gallery) => {
    const item = document.createElement("li");
    item.textContent = `${gallery.name} (${gallery.count})`;
    return item;
  }),
);
