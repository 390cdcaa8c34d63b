import { canaryHost } from "@autotune/contract/testing/attacks";

const tags = /<[a-z!/?][^>]*>/gi;
const quoted = /([\w:-]+)="([^"]*)"/g;
const urlAttributes = new Set(["href", "src", "action", "background", "srcset"]);

/**
 * What of an attack is alive in the HTML of an email. Ours quotes every attribute and escapes every quote: whatever
 * stands in a tag outside of quotes is either ours or an attack that broke out.
 */
export function liveInMarkup(html: string): string[] {
  return (html.match(tags) ?? []).filter((tag) => {
    const bare = tag.replaceAll(quoted, "");
    if (/poison|\son\w+\s*=/i.test(bare)) return true;
    return [...tag.matchAll(quoted)].some(
      ([, name = "", value = ""]) =>
        /^on/i.test(name) ||
        (name === "style" && /poison|canary|expression/i.test(value)) ||
        (urlAttributes.has(name.toLowerCase()) && isLiveUrl(value)),
    );
  });
}

function isLiveUrl(escaped: string): boolean {
  const text = escaped.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
  const url = URL.parse(text, "https://shop.test");
  return (
    url !== null && (!/^(?:https?|mailto):$/.test(url.protocol) || url.hostname === canaryHost)
  );
}
