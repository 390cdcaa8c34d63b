/** The target of a redirect, with the query of the original URL. Parameters of the target itself win. */
export function withQuery(to: string, search: string): string {
  if (search === "") return to;
  const hash = /#.*$/s.exec(to)?.[0] ?? "";
  const href = to.slice(0, to.length - hash.length);
  if (!href.includes("?")) return href + search + hash;
  const path = href.slice(0, href.indexOf("?"));
  const own = new URLSearchParams(href.slice(path.length));
  const merged = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(search))
    if (!own.has(name)) merged.append(name, value);
  return `${path}?${merged.toString()}${hash}`;
}
