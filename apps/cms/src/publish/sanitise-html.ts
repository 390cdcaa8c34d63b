import sanitizeHtml from "sanitize-html";

/**
 * What a banner or a popup may hold: some words, their weight, lists and links. Everything else of the HTML goes,
 * and with it whatever could run, load, or look like the shop's own forms.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["p", "br", "strong", "b", "em", "i", "h2", "h3", "ul", "ol", "li", "a"],
    allowedAttributes: { a: ["href", "rel"] },
    allowedSchemes: ["https", "mailto"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    // The site that is opened learns nothing of the page that was left.
    transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noreferrer" }) },
  }).trim();
}
