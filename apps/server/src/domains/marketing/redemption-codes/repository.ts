import { CodeGift } from "@autotune/contract";
import { keyedAdvisoryLocks, type Database } from "@autotune/database";
import { codeBatch, licence, redeemCode, redeemedLicence } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { Compile } from "typebox/compile";
import { namesPerson } from "../../identity/index.ts";
import { nameOfPid } from "../../catalogue/index.ts";
import { isOwnerOf } from "../../checkout/index.ts";
import type { CodeHashForms } from "./code-hash.ts";
import type { FoundCode } from "./judge-code.ts";

const giftForm = Compile(CodeGift);

/** The person who enters a code. */
export interface Redeemer {
  readonly accountId: number;
  /** The person's key, the same for every spelling of their email address. */
  readonly person: string;
}

/** Under which of its forms a code is stored; any of them where it is unknown. */
export async function findStoredHash(
  executor: Database,
  [current, ...previous]: CodeHashForms,
): Promise<Buffer> {
  if (previous.length === 0) return current;
  const [stored] = await executor
    .select({ hash: redeemCode.hash })
    .from(redeemCode)
    .where(inArray(redeemCode.hash, [current, ...previous]));
  return stored?.hash ?? current;
}

/** A code and what it is to a person. One whose gift this release cannot parse counts as unknown. */
export async function findCode(
  executor: Database,
  hash: Buffer,
  { accountId, person }: Redeemer,
): Promise<FoundCode | undefined> {
  const id = sql`${accountId}::bigint`;
  const [found] = await executor
    .select({
      batchId: codeBatch.id,
      gives: codeBatch.gives,
      dealer: codeBatch.dealer,
      oncePerPerson: codeBatch.oncePerPerson,
      hasEnded: sql<boolean>`${codeBatch.stoppedAt} is not null
        or coalesce(${codeBatch.expiresAt} <= now(), false)`,
      redeemedBy: redeemCode.accountId,
      isQualified: sql<boolean>`${isOwnerOf(sql`${codeBatch.ownersOf}`, id)}
        and not (${codeBatch.oncePerPerson} and exists (
          select from shop.redeem_code other
           where other.batch_id = ${codeBatch.id}
             and (other.account_id = ${id} or ${namesPerson(sql`other.once_person`, sql`${person}`)})))`,
    })
    .from(redeemCode)
    .innerJoin(codeBatch, eq(codeBatch.id, redeemCode.batchId))
    .where(eq(redeemCode.hash, hash));
  return found !== undefined && giftForm.Check(found.gives) ? found : undefined;
}

/** Codes of one batch are serialised per person: the second sees what the first did. */
export async function queueForBatch(
  executor: Database,
  batchId: number,
  { person }: Redeemer,
): Promise<void> {
  const key = `${keyedAdvisoryLocks.codeRedemption} ${batchId} ${person}`;
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Claims a code for a person; false where another was quicker. */
export async function claimCode(
  executor: Database,
  hash: Buffer,
  { accountId, person, isOnce }: Redeemer & { readonly isOnce: boolean },
): Promise<boolean> {
  const claimed = await executor
    .update(redeemCode)
    .set({ redeemedAt: sql`now()`, accountId, person, oncePerson: isOnce ? person : null })
    .where(and(eq(redeemCode.hash, hash), isNull(redeemCode.redeemedAt)))
    .returning({ hash: redeemCode.hash });
  return claimed.length > 0;
}

/** What a code has granted, as far as the person still owns it. */
export async function readRedeemedLicences(
  executor: Database,
  hash: Buffer,
  { accountId, language }: { readonly accountId: number; readonly language: Language },
) {
  return executor
    .select({
      name: nameOfPid(sql`${licence.pid}`, language),
      pid: licence.pid,
      path: sql<string>`coalesce((
        select path from shop.catalogue_product product where product.pid = ${licence.pid}), '')`,
      serial: licence.serial,
      authenticationString: licence.authenticationString,
    })
    .from(redeemedLicence)
    .innerJoin(licence, eq(licence.id, redeemedLicence.licenceId))
    .where(
      and(
        eq(redeemedLicence.codeHash, hash),
        eq(licence.accountId, accountId),
        isNull(licence.revokedAt),
      ),
    )
    .orderBy(asc(licence.id));
}

/** A dealer's name, as the newest batch spells it. */
export async function findDealer(executor: Database, slug: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ dealer: codeBatch.dealer })
    .from(codeBatch)
    .where(eq(codeBatch.dealerSlug, slug))
    .orderBy(desc(codeBatch.id))
    .limit(1);
  return found?.dealer;
}
