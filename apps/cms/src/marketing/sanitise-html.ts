import sanitizeHtml from "sanitize-html";

/**
 * What a banner or a popup may hold: text, emphasis, lists and links. All other HTML is removed, and with it
 * whatever could run, load, or imitate the shop's own forms.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["p", "br", "strong", "b", "em", "i", "h2", "h3", "ul", "ol", "li", "a"],
    allowedAttributes: { a: ["href", "rel"] },
    allowedSchemes: ["https", "mailto"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    // The opened site gets no referrer.
    transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noreferrer" }) },
  }).trim();
}
