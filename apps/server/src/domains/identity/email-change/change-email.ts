import { mailboxKey } from "@autotune/commerce";
import { emailColumns, type Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";
import { proveMailbox } from "../../../platform/mail-delivery/verified-mailboxes.ts";

interface EmailToTake {
  readonly accountId: number;
  readonly newEmail: string;
  /** Of the session that stays, where the account's owner is the one who confirms. */
  readonly currentSession: Buffer | null;
}

/**
 * Gives an account its new email address, and ends what depended on the old one: other sessions, links in the
 * old mailbox. Notifies the old address; does nothing where the new one has an account by now.
 */
export async function changeEmail(
  transaction: Transaction,
  { accountId, newEmail, currentSession }: EmailToTake,
): Promise<string | undefined> {
  const { canonicalEmail } = emailColumns(newEmail);
  const { rows } = await transaction.execute<{ email: string }>(sql`
    with before as (select id, email from shop.account where id = ${accountId} for update)
    update shop.account set email = ${newEmail}, canonical_email = ${canonicalEmail} from before
     where account.id = before.id
       and not exists (select from shop.account other where other.mailbox = ${mailboxKey(newEmail)})
    returning before.email`);
  const oldEmail = rows[0]?.email;
  await transaction.execute(sql`delete from shop.email_change where account_id = ${accountId}`);
  if (oldEmail === undefined) return undefined;
  await transaction.execute(sql`
    delete from shop.session
     where account_id = ${accountId} and token_hash is distinct from ${currentSession}::bytea`);
  for (const links of [sql`password_reset_token`, sql`account_setup_token`])
    await transaction.execute(sql`delete from shop.${links} where account_id = ${accountId}`);
  await transaction.execute(sql`
    delete from shop.account_merge where merged_account_id = ${accountId} and merged_at is null`);
  await proveMailbox(transaction, newEmail);
  return oldEmail;
}
