/**
 * Where a redirect leads, with the query of the address that it leads away from. What the new address says
 * itself stands.
 */
export function withQuery(to: string, search: string): string {
  if (search === "") return to;
  const hash = /#.*$/s.exec(to)?.[0] ?? "";
  const address = to.slice(0, to.length - hash.length);
  if (!address.includes("?")) return address + search + hash;
  const path = address.slice(0, address.indexOf("?"));
  const own = new URLSearchParams(address.slice(path.length));
  const merged = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(search))
    if (!own.has(name)) merged.append(name, value);
  return `${path}?${merged.toString()}${hash}`;
}
