import { mailboxKey } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { account } from "@autotune/database/schema";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { noteArrival } from "./repository.ts";

/** The owner of an account is verified as the owner of its mailbox, so email is delivered there. */
export async function proveMailbox(database: Database, email: string): Promise<void> {
  await noteArrival(database, email);
  await database
    .update(account)
    .set({ mailboxProvedAt: sql`coalesce(${account.mailboxProvedAt}, now())` })
    .where(eq(account.mailbox, mailboxKey(email)));
}

/**
 * A link that was in an email alone was used. It verifies the mailbox; the account with its email address only
 * where the same person is signed in to it: a stranger may have created that account.
 */
export async function hearMailbox(
  database: Database,
  email: string,
  signedInAs: string | undefined,
): Promise<void> {
  if (email === signedInAs) await proveMailbox(database, email);
  else await noteArrival(database, email);
}

/**
 * Whether a user who is signed in with an email address may decide what is sent there; signing up alone
 * verifies nothing.
 */
export async function isMailboxVerified(database: Database, email: string): Promise<boolean> {
  const found = await database
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.mailbox, mailboxKey(email)), isNotNull(account.mailboxProvedAt)));
  return found.length > 0;
}
