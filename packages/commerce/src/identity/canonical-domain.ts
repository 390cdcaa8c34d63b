/** What separates the parts of a URL: a domain with one of these would be read as something else. */
const delimiters = /[\s/?#:@\\%[\]]/u;
const plainAscii = /^[\u{21}-\u{7e}]*$/u;

/**
 * The domain as name servers know it: lower case, without the root's dot, and by UTS 46 in ASCII (`müller.test` is
 * `xn--mller-kva.test`). Undefined where it is no domain. The engine's own URL parser maps it, because the tables
 * of UTS 46 would cost every page 40 KB.
 */
export function canonicalDomain(written: string): string | undefined {
  const domain = written.replace(/[.\u{3002}\u{ff0e}\u{ff61}]+$/u, "");
  if (domain === "") return undefined;
  // The URL parser takes numbers for IP addresses, and there is nothing to map.
  if (plainAscii.test(domain) && !/xn--/i.test(domain)) return domain.toLowerCase();
  if (delimiters.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}
