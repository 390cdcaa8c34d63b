/** A path of this shop; undefined for other URLs and invalid values. */
export function readSitePath(data: string): string | undefined {
  // `//` or `/\` would name another host.
  return /^\/(?![/\\])/.test(data) ? data : undefined;
}

/** A web URL; other schemes, such as javascript:, would run in the shop's origin. */
export function readWebUrl(data: string): string | undefined {
  if (!URL.canParse(data)) return undefined;
  const { protocol, href } = new URL(data);
  return protocol === "https:" || protocol === "http:" ? href : undefined;
}
