import type { Transaction } from "@autotune/database";
import { account } from "@autotune/database/schema";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { cancelErasure } from "./cancel-erasure.ts";
import { endCredentials } from "./end-credentials.ts";

interface MailboxOwner {
  readonly accountId: number;
  /** As they gave them when they bought. */
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Takes an account from whoever signed up without proving that the mailbox is theirs: from now on only a link
 * that is mailed there opens it. Nothing where the mailbox is verified, or the account waits for it anyway.
 */
export async function returnToMailbox(
  transaction: Transaction,
  { accountId, firstName, lastName }: MailboxOwner,
): Promise<void> {
  const returned = await transaction
    .update(account)
    .set({
      passwordHash: null,
      firstName,
      lastName,
      language: null,
      optinMarketing: false,
      optinReminders: false,
    })
    .where(
      and(
        eq(account.id, accountId),
        isNotNull(account.passwordHash),
        isNull(account.mailboxProvedAt),
      ),
    )
    .returning({ id: account.id });
  if (returned.length === 0) return;
  await endCredentials(transaction, accountId);
  // What they requested would take the mailbox owner's purchase away.
  await cancelErasure(transaction, accountId);
  await transaction.execute(sql`
    delete from shop.account_merge
     where ${accountId} in (kept_account_id, merged_account_id) and merged_at is null`);
}
