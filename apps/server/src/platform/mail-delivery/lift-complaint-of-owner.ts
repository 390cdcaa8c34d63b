import type { Database } from "@autotune/database";
import { isMailboxVerified } from "./verified-mailboxes.ts";
import { liftComplaint } from "./repository.ts";

/** Opting in again lifts a complaint; only the owner of the mailbox can do that. */
export async function liftComplaintOfOwner(database: Database, email: string): Promise<void> {
  if (await isMailboxVerified(database, email)) await liftComplaint(database, email);
}
