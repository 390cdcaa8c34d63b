import { bigint, boolean, index, text, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { bytes, timestamptz } from "../platform/column-types.ts";
import { shop } from "../platform/shop.ts";

const ofAccount = () =>
  bigint("account_id", { mode: "number" })
    .notNull()
    .references(() => account.id, { onDelete: "cascade" });

/** A request to reset a forgotten password. The token itself is only in the e-mail. */
export const passwordResetToken = shop.table(
  "password_reset_token",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    accountId: ofAccount(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("password_reset_token_account").on(table.accountId),
    index("password_reset_token_created").on(table.createdAt),
  ],
);

/** A new e-mail address replaces the old one once both mailboxes have agreed. One at a time for an account. */
export const emailChange = shop.table(
  "email_change",
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount().unique(),
    newEmail: text("new_email").notNull(),
    oldTokenHash: bytes("old_token_hash").unique(),
    newTokenHash: bytes("new_token_hash").unique(),
    oldConfirmedAt: timestamptz("old_confirmed_at"),
    newConfirmedAt: timestamptz("new_confirmed_at"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [index("email_change_created").on(table.createdAt)],
);

/** A key on somebody's phone or computer that signs them in without a password. */
export const passkey = shop.table(
  "passkey",
  {
    credentialId: bytes("credential_id").primaryKey(),
    /** By this name its owner renames or removes it. */
    id: uuid().notNull().unique().defaultRandom(),
    accountId: ofAccount(),
    publicKey: bytes("public_key").notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    isBackedUp: boolean("is_backed_up").notNull(),
    name: text().notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    lastUsedAt: timestamptz("last_used_at"),
  },
  (table) => [index("passkey_account").on(table.accountId)],
);

/** What a passkey has to sign, once. Without an account while nobody is known yet. */
export const passkeyChallenge = shop.table(
  "passkey_challenge",
  {
    /** Of the token that the browser sends with the response. */
    tokenHash: bytes("token_hash").primaryKey(),
    challenge: text().notNull(),
    accountId: bigint("account_id", { mode: "number" }).references(() => account.id, {
      onDelete: "cascade",
    }),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("passkey_challenge_created").on(table.createdAt),
    index("passkey_challenge_account").on(table.accountId).concurrently(),
  ],
);

/** Two accounts of one person become one once the other mailbox has agreed. */
export const accountMerge = shop.table(
  "account_merge",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The account that stays, and that requested it. */
    keptAccountId: bigint("kept_account_id", { mode: "number" })
      .notNull()
      .references(() => account.id),
    mergedAccountId: bigint("merged_account_id", { mode: "number" })
      .notNull()
      .references(() => account.id),
    tokenHash: bytes("token_hash").unique(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    mergedAt: timestamptz("merged_at"),
  },
  (table) => [
    index("account_merge_kept").on(table.keptAccountId),
    index("account_merge_merged").on(table.mergedAccountId),
  ],
);
