/** Increment it when the images are drawn in another way: an image URL is immutable. */
const drawing = "1";

/** The URL of a page's social image; it changes with the texts. */
export function socialImageHref(pathname: string, title: string): string {
  return `/og/${fingerprint(`${drawing} ${title}`)}${pathname === "/" ? "/home" : pathname}.png`;
}

/** FNV-1a: short, the same in the browser and on the server, and nothing depends on its being hard to guess. */
function fingerprint(text: string): string {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (state >>> 0).toString(36);
}
