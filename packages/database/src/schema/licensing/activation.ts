import { systems, transferStates } from "@autotune/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { account } from "../identity/account.ts";
import { bytes, timestamptz } from "../platform/column-types.ts";
import { licence } from "./licence.ts";
import { shop } from "../platform/shop.ts";
import { subscription } from "../subscriptions/subscription.ts";

/** A computer on which a licence or a plan is used. A row that is not ended takes one of its seats. */
export const activation = shop.table(
  "activation",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** One of the two is set. */
    licenceId: bigint("licence_id", { mode: "number" }).references(() => licence.id),
    subscriptionId: bigint("subscription_id", { mode: "number" }).references(() => subscription.id),
    /** What the desktop application calls the computer; the same after it is installed again. */
    deviceId: text("device_id").notNull(),
    deviceName: text("device_name").notNull(),
    system: text({ enum: systems }).notNull(),
    appVersion: text("app_version").notNull(),
    activatedAt: timestamptz("activated_at").notNull().defaultNow(),
    lastSeenAt: timestamptz("last_seen_at").notNull().defaultNow(),
    endedAt: timestamptz("ended_at"),
  },
  (table) => [
    check("activation_of_one", sql`num_nonnulls(${table.licenceId}, ${table.subscriptionId}) = 1`),
    // Ended ones too: a license's page shows them, and a deletion looks for them.
    index("activation_licence").on(table.licenceId).concurrently(),
    index("activation_subscription").on(table.subscriptionId).concurrently(),
    uniqueIndex("activation_licence_device")
      .on(table.licenceId, table.deviceId)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex("activation_subscription_device")
      .on(table.subscriptionId, table.deviceId)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** A licence goes to another person once both have agreed by mail. Ended ones are the licence's history. */
export const licenceTransfer = shop.table(
  "licence_transfer",
  {
    id: uuid().primaryKey().defaultRandom(),
    licenceId: bigint("licence_id", { mode: "number" })
      .notNull()
      .references(() => licence.id),
    fromAccountId: bigint("from_account_id", { mode: "number" })
      .notNull()
      .references(() => account.id),
    toEmail: text("to_email").notNull(),
    /** Known once the person has agreed. */
    toAccountId: bigint("to_account_id", { mode: "number" }).references(() => account.id),
    state: text({ enum: transferStates }).notNull().default("open"),
    giverTokenHash: bytes("giver_token_hash").unique(),
    takerTokenHash: bytes("taker_token_hash").unique(),
    giverConfirmedAt: timestamptz("giver_confirmed_at"),
    takerConfirmedAt: timestamptz("taker_confirmed_at"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    endedAt: timestamptz("ended_at"),
  },
  (table) => [
    uniqueIndex("licence_transfer_open")
      .on(table.licenceId)
      .where(sql`${table.state} = 'open'`),
    index("licence_transfer_licence").on(table.licenceId, table.createdAt),
    index("licence_transfer_from").on(table.fromAccountId),
    index("licence_transfer_to").on(table.toAccountId),
    index("licence_transfer_email").on(table.toEmail).concurrently(),
  ],
);

/** One file that installs one version of a product. Its words are a published document of the same id. */
export const installer = shop.table(
  "installer",
  {
    /** The one that it has in the CMS. */
    id: bigint({ mode: "number" }).primaryKey(),
    pid: text().notNull(),
    version: text().notNull(),
    system: text({ enum: systems }).notNull(),
    fileName: text("file_name").notNull(),
    /** Bytes. */
    size: bigint({ mode: "number" }).notNull(),
    /** Of the file, in hexadecimal. */
    sha256: text().notNull(),
    storageKey: text("storage_key").notNull(),
    /** No longer maintained, for machines that still need it. */
    isLegacy: boolean("is_legacy").notNull().default(false),
    /** For everybody who is signed in, whatever they own. */
    forEveryone: boolean("for_everyone").notNull().default(false),
    releasedAt: timestamptz("released_at").notNull(),
  },
  (table) => [unique("installer_version").on(table.pid, table.version, table.system)],
);
