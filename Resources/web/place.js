// Where the page is, as its address tells: #/ the portfolio, #/g/3,5 galleries side by side, #/g/3/p/4021 a
// photo of one of them, large. With several galleries, @5 tells which of them the photo is looked at in.

/** The address of an item of a flow: a photo stays beside the galleries that are open. */
export function hrefOf({ list }, item) {
  if (list.id === undefined) return `#/g/${item.id}`;
  const ids = location.hash.match(/^#\/g\/([0-9]+(?:,[0-9]+)*)/)?.[1] ?? String(list.id);
  return `#/g/${ids}/p/${item.id}${ids.includes(",") ? `@${list.id}` : ""}`;
}
