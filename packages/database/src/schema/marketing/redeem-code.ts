import type { CodeGift } from "@autotune/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { account } from "../identity/account.ts";
import { bytes, timestamptz } from "../platform/column-types.ts";
import { licence } from "../licensing/licence.ts";
import { shop } from "../platform/shop.ts";

/** Codes that were made together: what each of them gives, and to whom. */
export const codeBatch = shop.table(
  "code_batch",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of the submitted form: sent twice, it makes one batch. */
    requestId: uuid("request_id").notNull().unique(),
    gives: jsonb().$type<CodeGift>().notNull(),
    dealer: text().notNull(),
    /** Names the dealer in URLs. */
    dealerSlug: text("dealer_slug").notNull(),
    size: integer().notNull(),
    /** Paths of which a person must own one; empty for everybody. */
    ownersOf: text("owners_of").array().notNull().default([]),
    oncePerPerson: boolean("once_per_person").notNull(),
    /** For showing how it works. */
    isSample: boolean("is_sample").notNull().default(false),
    madeAt: timestamptz("made_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at"),
    stoppedAt: timestamptz("stopped_at"),
  },
  (table) => [index("code_batch_dealer").on(table.dealerSlug, table.id)],
);

/** One code. Only a keyed hash of it is stored: reading this table does not allow redeeming one. */
export const redeemCode = shop.table(
  "redeem_code",
  {
    hash: bytes().primaryKey(),
    batchId: bigint("batch_id", { mode: "number" })
      .notNull()
      .references(() => codeBatch.id),
    redeemedAt: timestamptz("redeemed_at"),
    accountId: bigint("account_id", { mode: "number" }).references(() => account.id),
    /** The e-mail address without what makes the same mailbox look different; erased with its person. */
    person: text(),
    /** The same where the batch counts once for each person: of two simultaneous ones, one fails. */
    oncePerson: text("once_person"),
  },
  (table) => [
    index("redeem_code_batch").on(table.batchId, table.redeemedAt),
    index("redeem_code_account")
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
    index("redeem_code_person")
      .on(table.person)
      .where(sql`${table.person} is not null`)
      .concurrently(),
    index("redeem_code_redeemed")
      .on(table.redeemedAt)
      .where(sql`${table.redeemedAt} is not null`)
      .concurrently(),
    uniqueIndex("redeem_code_once").on(table.batchId, table.oncePerson),
  ],
);

/** What a redeemed code has granted. */
export const redeemedLicence = shop.table(
  "redeemed_licence",
  {
    licenceId: bigint("licence_id", { mode: "number" })
      .primaryKey()
      .references(() => licence.id),
    codeHash: bytes("code_hash")
      .notNull()
      .references(() => redeemCode.hash),
  },
  (table) => [index("redeemed_licence_code").on(table.codeHash)],
);
