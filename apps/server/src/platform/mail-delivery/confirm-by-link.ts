import type { Transact, Transaction } from "@autotune/database";
import { hashToken, isToken } from "../session/token.ts";
import { hearMailbox } from "./verified-mailboxes.ts";

interface UsedLink {
  /** As it came from the link. */
  readonly token: string;
  readonly signedInAs: string | undefined;
  /** Returns the email address that the token was sent to; undefined where the token is not valid. */
  readonly confirm: (transaction: Transaction, tokenHash: Buffer) => Promise<string | undefined>;
}

/** Confirms what an emailed link asks for, and that its mailbox is read. Returns whether the link was valid. */
export async function confirmByLink(
  transact: Transact,
  { token, signedInAs, confirm }: UsedLink,
): Promise<boolean> {
  if (!isToken(token)) return false;
  return transact(async (transaction) => {
    const email = await confirm(transaction, hashToken(token));
    if (email !== undefined) await hearMailbox(transaction, email, signedInAs);
    return email !== undefined;
  });
}
