import type { Transaction } from "@autotune/database";
import { deleteSubscriber } from "../newsletter/repository.ts";
import { chooseAccountMails } from "./repository.ts";

/** No newsletter, no offers, no reminders. The preferences page shows it, and there they can change it. */
export async function optOut(transaction: Transaction, email: string): Promise<void> {
  await chooseAccountMails(transaction, email, { optinMarketing: false, optinReminders: false });
  await deleteSubscriber(transaction, email);
}
