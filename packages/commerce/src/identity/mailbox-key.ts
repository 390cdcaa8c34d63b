import { canonicalDomain } from "./canonical-domain.ts";
import { normaliseEmail } from "./normalise-email.ts";

const quoted = /^"(?<inside>(?:[^"\\]|\\.)*)"$/su;
/** What RFC 5321 allows without quotation marks. */
const bare = /^[^\s@,;:<>()[\]\\".]+(?:\.[^\s@,;:<>()[\]\\".]+)*$/u;

/**
 * One key for one mailbox, however its e-mail address is written: what finds an account, and what is unique among
 * accounts. Dots and +tags stay, because at most providers they distinguish people. Total, so that what was
 * stored under older rules has a key too.
 */
export function mailboxKey(email: string): string {
  const normalised = normaliseEmail(email).normalize("NFC");
  const at = normalised.lastIndexOf("@");
  const domain = canonicalDomain(normalised.slice(at + 1));
  if (at < 1 || domain === undefined) return normalised;
  return `${withoutNeedlessQuotes(normalised.slice(0, at))}@${domain}`;
}

function withoutNeedlessQuotes(local: string): string {
  const inside = quoted.exec(local)?.groups?.["inside"]?.replaceAll(/\\(.)/gsu, "$1");
  if (inside === undefined) return local;
  return bare.test(inside) ? inside : `"${inside.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
