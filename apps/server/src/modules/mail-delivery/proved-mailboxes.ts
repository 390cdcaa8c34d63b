import { normaliseEmail } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { account } from "@autotune/database/schema";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { noteArrival } from "./repository.ts";

/** The owner of an account has shown that its mailbox is theirs too, where mail therefore arrives. */
export async function proveMailbox(database: Database, email: string): Promise<void> {
  await noteArrival(database, email);
  await database
    .update(account)
    .set({ mailboxProvedAt: sql`coalesce(${account.mailboxProvedAt}, now())` })
    .where(eq(account.email, normaliseEmail(email)));
}

/**
 * Somebody has pressed what a link leads to that stood in a mail alone. It speaks for the mailbox; for the account
 * with its address only where the same person is signed in to it: a stranger may have made that account.
 */
export async function hearMailbox(
  database: Database,
  email: string,
  signedInAs: string | undefined,
): Promise<void> {
  if (email === signedInAs) await proveMailbox(database, email);
  else await noteArrival(database, email);
}

/** Whether who is signed in with an address may decide what is sent there; signing up alone shows nothing. */
export async function isMailboxProved(database: Database, email: string): Promise<boolean> {
  const found = await database
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.email, normaliseEmail(email)), isNotNull(account.mailboxProvedAt)));
  return found.length > 0;
}
