import type { CodeBatches, FoundCode, StaffCodeBatch } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { codeBatch, redeemCode } from "@autotune/database/schema";
import { defaultLanguage } from "@autotune/routes";
import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { pageOf } from "../../../platform/staff-api/page-of.ts";
import { productName } from "../../catalogue/index.ts";

const batchesPerPage = 20;

/** The newest first, with what a new one may give. */
export async function readBatches(executor: Database, page: number): Promise<CodeBatches> {
  const total = await executor.$count(codeBatch);
  const data = await selectBatches(executor, { page });
  const { rows: products } = await executor.execute<{ path: string; name: string }>(sql`
    select path, coalesce(${productName(sql`path`, defaultLanguage)}, path) as name
      from shop.catalogue_product where type = 'perpetual' order by 2, 1`);
  return {
    ...pageOf(data, { page, total, perPage: batchesPerPage }),
    products,
    promotions: await readCodes(executor, sql`shop.promotion where for_account_id is null`),
    coupons: await readCodes(
      executor,
      sql`shop.coupon where for_email is null and for_account_id is null`,
    ),
  };
}

async function readCodes(executor: Database, from: SQL): Promise<string[]> {
  const { rows } = await executor.execute<{ code: string }>(sql`
    select code from ${from} and (ends_at is null or ends_at > now()) order by code`);
  return rows.map(({ code }) => code);
}

/** State of a code; null where no code has that hash. */
export async function findStaffCode(executor: Database, hash: Buffer): Promise<FoundCode["found"]> {
  const [code] = await executor.select().from(redeemCode).where(eq(redeemCode.hash, hash));
  if (code === undefined) return null;
  const [batch] = await selectBatches(executor, { page: 1, isOne: eq(codeBatch.id, code.batchId) });
  if (batch === undefined) return null;
  const { redeemedAt, accountId } = code;
  return { batch, redeemedAt: redeemedAt?.toISOString() ?? null, customerId: accountId };
}

/** Ends a batch: what is redeemed stays redeemed. False where it has ended or does not exist. */
export async function stopBatch(executor: Database, id: number): Promise<boolean> {
  const stopped = await executor
    .update(codeBatch)
    .set({ stoppedAt: sql`now()` })
    .where(and(eq(codeBatch.id, id), isNull(codeBatch.stoppedAt)))
    .returning({ id: codeBatch.id });
  return stopped.length > 0;
}

async function selectBatches(
  executor: Database,
  { page, isOne }: { readonly page: number; readonly isOne?: SQL },
): Promise<StaffCodeBatch[]> {
  const rows = await executor
    .select({
      id: codeBatch.id,
      gives: codeBatch.gives,
      dealer: codeBatch.dealer,
      dealerSlug: codeBatch.dealerSlug,
      ownersOf: codeBatch.ownersOf,
      oncePerPerson: codeBatch.oncePerPerson,
      isSample: codeBatch.isSample,
      isExpired: sql<boolean>`coalesce(${codeBatch.expiresAt} <= now(), false)`,
      made: codeBatch.size,
      redeemed: sql<number>`(
        select count(*)::integer from shop.redeem_code code
         where code.batch_id = code_batch.id and code.redeemed_at is not null)`,
      madeAt: codeBatch.madeAt,
      expiresAt: codeBatch.expiresAt,
      stoppedAt: codeBatch.stoppedAt,
    })
    .from(codeBatch)
    .where(isOne)
    .orderBy(desc(codeBatch.id))
    .limit(batchesPerPage)
    .offset((page - 1) * batchesPerPage);
  return rows.map(({ madeAt, expiresAt, stoppedAt, ...row }) => ({
    ...row,
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    stoppedAt: stoppedAt?.toISOString() ?? null,
  }));
}
