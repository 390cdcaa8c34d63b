import type { Transaction } from "@autotune/database";
import { forget } from "../newsletter/repository.ts";
import { chooseAccountMails } from "./communication-repository.ts";

/** No newsletter, no offers, no reminders. It shows on the page where they choose, and there they can change it. */
export async function optOut(transaction: Transaction, email: string): Promise<void> {
  await chooseAccountMails(transaction, email, { optinMarketing: false, optinReminders: false });
  await forget(transaction, email);
}
