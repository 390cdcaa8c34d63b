import { exportDays } from "@autotune/commerce";
import type { Database, Transaction } from "@autotune/database";
import { dataExport } from "@autotune/database/schema";
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { slice } from "../../../platform/jobs/delete-in-slices.ts";
import { exportKey } from "./export-key.ts";

const life = sql`${exportDays} * interval '1 day'`;
/** One that is not ready by then never will be. */
const patience = sql`interval '1 hour'`;

const isRetained = gt(dataExport.expiresAt, sql`now()`);

export type ExportRow = typeof dataExport.$inferSelect;

export async function readExports(database: Database, accountId: number): Promise<ExportRow[]> {
  return database
    .select()
    .from(dataExport)
    .where(and(eq(dataExport.accountId, accountId), isRetained))
    .orderBy(desc(dataExport.requestedAt));
}

export async function findExport(
  database: Database,
  { id, accountId }: { readonly id: string; readonly accountId: number },
): Promise<ExportRow | undefined> {
  const [found] = await database
    .select()
    .from(dataExport)
    .where(and(eq(dataExport.id, id), eq(dataExport.accountId, accountId), isRetained));
  return found;
}

/** One at a time: a request while a file is being written joins that one, and `isNew` is false. */
export async function beginExport(
  transaction: Transaction,
  accountId: number,
): Promise<{ readonly row: ExportRow; readonly isNew: boolean }> {
  // Serialises concurrent requests.
  await transaction.execute(sql`select from shop.account where id = ${accountId} for update`);
  const [waiting] = await transaction
    .select()
    .from(dataExport)
    .where(
      and(
        eq(dataExport.accountId, accountId),
        isNull(dataExport.readyAt),
        gt(dataExport.requestedAt, sql`now() - ${patience}`),
      ),
    );
  if (waiting !== undefined) return { row: waiting, isNew: false };
  const [row] = await transaction
    .insert(dataExport)
    .values({ accountId, expiresAt: sql`now() + ${life}` })
    .returning();
  if (row === undefined) throw new Error("The export was not stored");
  return { row, isNew: true };
}

/** Whose it is; undefined where it is written already or gone. */
export async function findWaitingExport(
  database: Database,
  id: string,
): Promise<{ readonly accountId: number; readonly expiresAt: Date } | undefined> {
  const [waiting] = await database
    .select({ accountId: dataExport.accountId, expiresAt: dataExport.expiresAt })
    .from(dataExport)
    .where(and(eq(dataExport.id, id), isNull(dataExport.readyAt), isRetained));
  return waiting;
}

/** False where it is no longer awaited: it exists already, has expired, or its owner was erased. */
export async function markReady(
  transaction: Transaction,
  { id, size }: { readonly id: string; readonly size: number },
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(dataExport)
    .set({ readyAt: sql`now()`, storageKey: exportKey(id), size })
    .where(and(eq(dataExport.id, id), isNull(dataExport.readyAt), isRetained));
  return rowCount === 1;
}

/** Whether a file is registered that its owner can download; its row has the file deleted later. */
export async function hasFile(database: Database, id: string): Promise<boolean> {
  const registered = and(eq(dataExport.id, id), isNotNull(dataExport.storageKey), isRetained);
  return (await database.$count(dataExport, registered)) === 1;
}

/** Expires them at once; the files are deleted by the next clean-up, whatever comes between. */
export async function expireExportsOf(transaction: Transaction, accountId: number): Promise<void> {
  await transaction
    .update(dataExport)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(dataExport.accountId, accountId), isRetained));
}

export async function findExpiredExports(database: Database): Promise<string[]> {
  const expired = await database
    .select({ id: dataExport.id })
    .from(dataExport)
    .where(lte(dataExport.expiresAt, sql`now()`))
    .limit(slice);
  return expired.map(({ id }) => id);
}

export async function deleteExports(database: Database, ids: readonly string[]): Promise<void> {
  await database.delete(dataExport).where(inArray(dataExport.id, [...ids]));
}
