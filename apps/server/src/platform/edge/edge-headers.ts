/** The caches that can be told, each in its own words. */
export const edgeCaches = ["varnish", "fastly", "cloudflare"] as const;
export type EdgeCache = (typeof edgeCaches)[number];

interface HeaderNames {
  readonly lifetime: string;
  readonly tags: string;
  readonly separator: string;
}

const surrogate = "surrogate-control";
const names: Readonly<Record<EdgeCache, HeaderNames>> = {
  varnish: { lifetime: surrogate, tags: "xkey", separator: " " },
  fastly: { lifetime: surrogate, tags: "surrogate-key", separator: " " },
  cloudflare: { lifetime: "cdn-cache-control", tags: "cache-tag", separator: "," },
};

const day = 86_400;
const lifetimes: Readonly<Record<number, string>> = {
  200: `max-age=${day}, stale-if-error=${day}`,
  // One URL that somebody made up is as good as the next: these must not fill the edge.
  404: "max-age=10",
};
const briefly = "max-age=1";

/** For the edge alone, which removes them: how long it may keep a page, and by which tags it is purged. */
export function edgeHeaders(
  cache: EdgeCache,
  { status, tags }: { readonly status: number; readonly tags: readonly string[] },
): Readonly<Record<string, string>> {
  const lifetime = lifetimes[status];
  if (lifetime === undefined) return {};
  const { lifetime: name, tags: tagName, separator } = names[cache];
  return { [name]: lifetime, [tagName]: tags.join(separator) };
}

const lifetimeNames: ReadonlySet<string> = new Set(
  Object.values(names).map(({ lifetime }) => lifetime),
);

/**
 * The headers, names and values in turn, of a page that is out of date already: it was rendered while something was
 * published, or there was no time to render it anew. The purge may be over, so the edge must ask again soon.
 */
export function forOutdatedPage(headers: readonly string[]): string[] {
  return headers.map((value, index) =>
    index % 2 === 1 && lifetimeNames.has(headers[index - 1] ?? "") ? briefly : value,
  );
}
