import { mailboxKey } from "@autotune/commerce";

/**
 * What is written of an account's e-mail address: as its owner writes it, and the key of its mailbox where that is
 * another text. The column `mailbox` has the key in both cases.
 */
export function emailColumns(email: string): {
  readonly email: string;
  readonly canonicalEmail: string | null;
} {
  const key = mailboxKey(email);
  return { email, canonicalEmail: key === email ? null : key };
}
