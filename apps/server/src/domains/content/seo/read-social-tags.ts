export interface SocialTags {
  readonly title: string;
  /** The path of its image. */
  readonly image: string;
}

/** A page's social tags; undefined where it has none. */
export function readSocialTags(html: string): SocialTags | undefined {
  const title = contentOf(html, "og:title");
  const image = contentOf(html, "og:image");
  if (title === undefined || image === undefined) return undefined;
  return { title, image: new URL(image).pathname };
}

function contentOf(html: string, property: string): string | undefined {
  const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return found === undefined ? undefined : unescapeHtml(found);
}

const named: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};

/** The five that React writes. */
function unescapeHtml(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => named[entity] ?? entity);
}
