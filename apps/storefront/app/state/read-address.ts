/** A page of this shop; undefined for what leads out of it or nowhere. */
export function readSitePath(data: string): string | undefined {
  // Two slashes, or one of the other kind, would name another host.
  return /^\/(?![/\\])/.test(data) ? data : undefined;
}

/** A page on the web; anything else would run in the shop's own name. */
export function readWebAddress(data: string): string | undefined {
  if (!URL.canParse(data)) return undefined;
  const { protocol, href } = new URL(data);
  return protocol === "https:" || protocol === "http:" ? href : undefined;
}
