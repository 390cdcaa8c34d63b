import type { Database } from "@autotune/database";
import { isMailboxProved } from "../mail-delivery/proved-mailboxes.ts";
import { liftComplaint } from "../mail-delivery/repository.ts";

/** Who wants our mails again complains no more; only the owner of the mailbox can say so. */
export async function liftComplaintOfOwner(database: Database, email: string): Promise<void> {
  if (await isMailboxProved(database, email)) await liftComplaint(database, email);
}
