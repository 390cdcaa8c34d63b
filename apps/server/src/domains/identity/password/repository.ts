import type { PasswordOwner } from "@autotune/commerce";
import type { Database, Transaction } from "@autotune/database";
import { account, session } from "@autotune/database/schema";
import { and, eq, ne, sql } from "drizzle-orm";

/** What a password is compared with: the words of its owner. */
export const ownerColumns = {
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
};

/** The owner of an account, whose own words are no good password. */
export async function findOwner(database: Database, accountId: number): Promise<PasswordOwner> {
  const [found] = await database
    .select(ownerColumns)
    .from(account)
    .where(eq(account.id, accountId));
  if (found === undefined) throw new Error(`There is no account ${accountId}`);
  return found;
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

/** The requesting browser, which stays signed in and known. */
export interface CurrentBrowser {
  readonly session: Buffer;
  readonly device: Buffer | null;
}

export interface PasswordToSet {
  readonly accountId: number;
  readonly passwordHash: string;
  /** Null where only the mailbox has authenticated the request: then nothing remains that an intruder may have left. */
  readonly currentBrowser: CurrentBrowser | null;
}

/**
 * Sets the password. Everything else that opens the account ends: sessions, known browsers, emailed links and a
 * pending email change. Passkeys stay for a user who knew the previous password.
 */
export async function setPassword(
  transaction: Transaction,
  { accountId, passwordHash, currentBrowser }: PasswordToSet,
): Promise<void> {
  await transaction.update(account).set({ passwordHash }).where(eq(account.id, accountId));
  await transaction
    .delete(session)
    .where(
      and(
        eq(session.accountId, accountId),
        currentBrowser === null ? undefined : ne(session.tokenHash, currentBrowser.session),
      ),
    );
  await transaction.execute(sql`
    delete from shop.known_device
     where account_id = ${accountId}
       and device_hash is distinct from ${currentBrowser?.device ?? null}::bytea`);
  for (const ended of endedBy(currentBrowser))
    await transaction.execute(sql`delete from shop.${ended} where account_id = ${accountId}`);
}

function endedBy(currentBrowser: CurrentBrowser | null) {
  const links = [sql`password_reset_token`, sql`account_setup_token`, sql`email_change`];
  return currentBrowser === null ? [...links, sql`passkey`] : links;
}

/** Locks the account and returns whether its password is still the one that was verified. */
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
