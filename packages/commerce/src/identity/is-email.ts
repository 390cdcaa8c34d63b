import { canonicalDomain } from "./canonical-domain.ts";
import { hasInvalidCharacter } from "./invalid-character.ts";

/** Without the characters that separate addresses in an e-mail header. */
const form = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/u;
/** What a reader does not see: two addresses that look the same would be two people's. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u;
/** Doubled, or at the end of a part. */
const misplacedDot = /\.(?:\.|@|$)|@\./u;

/** RFC 5321 allows no longer ones. */
export const longestEmail = 254;

export function isEmail(text: string): boolean {
  if (text.length > longestEmail || !form.test(text) || misplacedDot.test(text)) return false;
  return (
    !hasInvalidCharacter(text) &&
    !invisible.test(text) &&
    isPossibleDomain(text.slice(text.indexOf("@") + 1))
  );
}

/** Nobody has a mailbox below `.invalid` (RFC 2606), where the addresses of erased accounts are. */
function isPossibleDomain(written: string): boolean {
  const domain = canonicalDomain(written);
  return domain !== undefined && domain !== "example.com" && !/(?:^|\.)invalid$/u.test(domain);
}
