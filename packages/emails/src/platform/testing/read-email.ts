const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The texts of an e-mail's HTML as a reader sees them, one for each element. */
export function listNodes(html: string): string[] {
  return (
    html
      .slice(html.indexOf("<h1"))
      .replaceAll(/<!--.*?-->/gs, "")
      // A long e-mail address may break after its at sign.
      .replaceAll("<wbr/>", "")
      .split(/<[^>]*>/)
      .map((text) => text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity))
      .filter((text) => text.trim() !== "")
  );
}

/** The URLs in the HTML or in the text. */
export function readUrls(part: string): string[] {
  const shown = part.replace(/^<!DOCTYPE[^>]*>/, "").replaceAll("&amp;", "&");
  return [...shown.matchAll(/https?:[^"<\s]*/g)].map(([url]) => url);
}
