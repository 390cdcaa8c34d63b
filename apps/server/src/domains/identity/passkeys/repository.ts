import type { Database, Transaction } from "@autotune/database";
import { account, passkey } from "@autotune/database/schema";
import { and, asc, eq, sql } from "drizzle-orm";

export type NewPasskey = Pick<
  typeof passkey.$inferInsert,
  "credentialId" | "accountId" | "publicKey" | "counter" | "transports" | "isBackedUp" | "name"
>;

const shown = {
  id: passkey.id,
  name: passkey.name,
  isBackedUp: passkey.isBackedUp,
  createdAt: passkey.createdAt,
  lastUsedAt: passkey.lastUsedAt,
};

export function listPasskeys(database: Database, accountId: number) {
  return database
    .select({ ...shown, credentialId: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(passkey.createdAt));
}

/** Undefined where this key is registered already. */
export async function insertPasskey(transaction: Transaction, added: NewPasskey) {
  const [inserted] = await transaction
    .insert(passkey)
    .values(added)
    .onConflictDoNothing({ target: passkey.credentialId })
    .returning(shown);
  return inserted;
}

export async function findPasskey(database: Database, credentialId: Buffer) {
  const [found] = await database
    .select({
      accountId: passkey.accountId,
      passwordHash: account.passwordHash,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
    })
    .from(passkey)
    .innerJoin(account, eq(account.id, passkey.accountId))
    .where(eq(passkey.credentialId, credentialId));
  return found;
}

/**
 * Records the use of a key. False where it is gone, or its counter is higher by now: then there is a clone.
 * Keys without a counter stay at zero.
 */
export async function countUse(
  database: Database,
  credentialId: Buffer,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
): Promise<boolean> {
  const { rowCount } = await database
    .update(passkey)
    .set({ counter, isBackedUp, lastUsedAt: sql`now()` })
    .where(
      and(
        eq(passkey.credentialId, credentialId),
        sql`(${passkey.counter} < ${counter} or (${passkey.counter} = 0 and ${counter} = 0))`,
      ),
    );
  return rowCount === 1;
}

export async function renamePasskey(
  database: Database,
  { id, accountId }: { id: string; accountId: number },
  name: string,
) {
  const [renamed] = await database
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.id, id), eq(passkey.accountId, accountId)))
    .returning(shown);
  return renamed;
}

/** Returns its name; undefined where the account had no such key. */
export async function deletePasskey(
  transaction: Transaction,
  { id, accountId }: { id: string; accountId: number },
): Promise<string | undefined> {
  const [removed] = await transaction
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.accountId, accountId)))
    .returning({ name: passkey.name });
  return removed?.name;
}
