import { randomInt } from "node:crypto";
import { composeRedeemCode, redeemCodeRandoms } from "@autotune/commerce";
import type { MakeCodesBody } from "@autotune/contract";
import type { Transaction } from "@autotune/database";
import { codeBatch, redeemCode } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import type { CodeHashes } from "./code-hash.ts";
import { dealerSlug } from "./dealer-slug.ts";

export interface CodesToMake extends Omit<MakeCodesBody, "reason"> {
  readonly isSample?: boolean;
}

interface MadeCodes {
  readonly id: number;
  readonly dealerSlug: string;
  readonly codes: string[];
}

/** How many rows one statement writes. */
const slice = 1000;

/** A batch of new codes. Undefined where the same form has made one before: its codes are shown once. */
export async function makeCodes(
  transaction: Transaction,
  hashes: CodeHashes,
  input: CodesToMake,
): Promise<MadeCodes | undefined> {
  const { requestId, gives, count, dealer, expiresAt, ownersOf, oncePerPerson } = input;
  const [batch] = await transaction
    .insert(codeBatch)
    .values({
      requestId,
      gives,
      dealer: dealer.trim(),
      dealerSlug: dealerSlug(dealer),
      size: count,
      ownersOf: [...ownersOf],
      oncePerPerson,
      isSample: input.isSample ?? false,
      expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
    })
    .onConflictDoNothing({ target: codeBatch.requestId })
    .returning({ id: codeBatch.id, dealerSlug: codeBatch.dealerSlug });
  if (batch === undefined) return undefined;
  const codes = [...new Set(Array.from({ length: count }, makeCode))];
  for (let from = 0; from < codes.length; from += slice)
    await transaction
      .insert(redeemCode)
      .values(
        codes
          .slice(from, from + slice)
          .map((code) => ({ hash: hashes.store(code), batchId: batch.id })),
      );
  return { ...batch, codes };
}

function makeCode(): string {
  return composeRedeemCode(Array.from({ length: redeemCodeRandoms }, () => randomInt(32)));
}

/** Whether the shop has what a batch grants and requires. */
export async function isGivable(
  transaction: Transaction,
  { gives, ownersOf }: Pick<MakeCodesBody, "gives" | "ownersOf">,
): Promise<boolean> {
  const isThere =
    gives.kind === "licence"
      ? sql`exists (select from shop.catalogue_product
          where path = ${gives.path} and type = 'perpetual')`
      : gives.kind === "coupon"
        ? sql`exists (select from shop.coupon 
            where code = ${gives.code} and for_email is null and for_account_id is null)`
        : sql`exists (select from shop.promotion
            where code = ${gives.code} and for_account_id is null)`;
  const { rows } = await transaction.execute(sql`
    select ${isThere} and not exists (
      select from unnest(${sql.param([...ownersOf])}::text[]) asked
       where asked not in (select path from shop.catalogue_product)) as is_givable`);
  return rows[0]?.["is_givable"] === true;
}
