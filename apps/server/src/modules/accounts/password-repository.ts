import type { Database, Transaction } from "@autotune/database";
import { account, passwordResetToken, session } from "@autotune/database/schema";
import { and, eq, gt, ne, sql } from "drizzle-orm";

/** How long the link of a mail sets a new password. */
export const resetLife = sql`interval '1 hour'`;

/**
 * Gives the account of an address a new link and ends the ones before: the newest mail is the one that works.
 * Nothing where there is no such account.
 */
export async function replaceResetToken(
  database: Database,
  email: string,
  tokenHash: Buffer,
): Promise<number | undefined> {
  const { rows } = await database.execute<{ id: number }>(sql`
    with found as (
      select id from shop.account where email = ${email} and erased_at is null),
    ended as (
      delete from shop.password_reset_token where account_id in (select id from found))
    insert into shop.password_reset_token (token_hash, account_id)
    select ${tokenHash}, id from found returning account_id::integer as id`);
  return rows[0]?.id;
}

/** Whose link it is. It is gone with this: between two at once one finds it. */
export async function takeResetToken(
  transaction: Transaction,
  tokenHash: Buffer,
): Promise<{ readonly id: number; readonly email: string } | undefined> {
  const [taken] = await transaction
    .delete(passwordResetToken)
    .where(
      and(
        eq(passwordResetToken.tokenHash, tokenHash),
        gt(passwordResetToken.createdAt, sql`now() - ${resetLife}`),
      ),
    )
    .returning({ id: passwordResetToken.accountId });
  if (taken === undefined) return undefined;
  const [owner] = await transaction
    .select({ id: account.id, email: account.email })
    .from(account)
    .where(eq(account.id, taken.id));
  return owner;
}

export async function findPasswordHash(
  database: Database,
  accountId: number,
): Promise<string | null> {
  const [found] = await database
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId));
  return found?.passwordHash ?? null;
}

/** The browser that asks, which stays signed in and known. */
export interface KeptBrowser {
  readonly session: Buffer;
  readonly device: Buffer | null;
}

export interface PasswordToSet {
  readonly accountId: number;
  readonly passwordHash: string;
  /** Null where only the mailbox has proved who asks: then nothing stays that somebody else may have left there. */
  readonly kept: KeptBrowser | null;
}

/**
 * Sets the password. Everything else that opens the account ends: sessions, browsers that are known, links in
 * mails and a change of address that waits. Passkeys stay with whoever knew the password before.
 */
export async function setPassword(
  transaction: Transaction,
  { accountId, passwordHash, kept }: PasswordToSet,
): Promise<void> {
  await transaction.update(account).set({ passwordHash }).where(eq(account.id, accountId));
  await transaction
    .delete(session)
    .where(
      and(
        eq(session.accountId, accountId),
        kept === null ? undefined : ne(session.tokenHash, kept.session),
      ),
    );
  await transaction.execute(sql`
    delete from shop.known_device
     where account_id = ${accountId}
       and device_hash is distinct from ${kept?.device ?? null}::bytea`);
  for (const ended of endedBy(kept))
    await transaction.execute(sql`delete from shop.${ended} where account_id = ${accountId}`);
}

function endedBy(kept: KeptBrowser | null) {
  const links = [sql`password_reset_token`, sql`account_setup_token`, sql`email_change`];
  return kept === null ? [...links, sql`passkey`] : links;
}

/** Locks the account and says whether its password is still the one that was verified. */
export async function isStillPassword(
  transaction: Transaction,
  accountId: number,
  passwordHash: string,
): Promise<boolean> {
  const found = await transaction
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), eq(account.passwordHash, passwordHash)))
    .for("update");
  return found.length === 1;
}
