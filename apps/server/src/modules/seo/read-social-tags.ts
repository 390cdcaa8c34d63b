export interface SocialTags {
  readonly title: string;
  /** The address of its picture, without the origin. */
  readonly picture: string;
}

/** What a page of ours says of itself to networks; undefined where it says nothing. */
export function readSocialTags(html: string): SocialTags | undefined {
  const title = contentOf(html, "og:title");
  const picture = contentOf(html, "og:image");
  if (title === undefined || picture === undefined) return undefined;
  return { title, picture: new URL(picture).pathname };
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
