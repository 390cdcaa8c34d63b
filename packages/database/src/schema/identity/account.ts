import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, timestamptz } from "../platform/column-types.ts";
import { shop } from "../platform/shop.ts";

/** `personKey` of the e-mail address, in SQL: it is set whatever writes the row, also an older release. */
const mailboxKey = "coalesce(canonical_email, email)";
const personOfEmail = sql.raw(`
  replace(split_part(split_part(${mailboxKey}, '@', 1), '+', 1), '.', '') || '@' ||
  regexp_replace(split_part(${mailboxKey}, '@', 2), '^googlemail[.]com$', 'gmail.com')`);

export const account = shop.table(
  "account",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** As its owner writes it, in lower case and trimmed. */
    email: text().notNull().unique(),
    /** `mailboxKey` of the e-mail address where it is another text; else null, as an older release leaves it. */
    canonicalEmail: text("canonical_email"),
    /** The key of the mailbox: by it an account is found, and one mailbox has one account. */
    mailbox: text().notNull().unique().generatedAlwaysAs(sql.raw(mailboxKey)),
    /** The same for all spellings of one mailbox. Several accounts may have it. */
    person: text().notNull().generatedAlwaysAs(personOfEmail),
    /** Null for a guest who has bought something and not set up the account yet. */
    passwordHash: text("password_hash"),
    /** Both are empty while only the e-mail address is known: the next sign-in then asks to complete the account. */
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    street: text().notNull().default(""),
    street2: text().notNull().default(""),
    city: text().notNull().default(""),
    state: text().notNull().default(""),
    postalCode: text("postal_code").notNull().default(""),
    /** Two letters, or empty. */
    country: text().notNull().default(""),
    homePhone: text("home_phone").notNull().default(""),
    company: text().notNull().default(""),
    /** The language of our e-mails; null until somebody chose or bought in one. */
    language: text().$type<Language>(),
    optinMarketing: boolean("optin_marketing").notNull(),
    /**
     * When its owner followed a link that was in an e-mail alone. Null until then: anybody can sign up with any
     * e-mail address, and optional e-mails are not sent there before its owner has confirmed.
     */
    mailboxProvedAt: timestamptz("mailbox_proved_at"),
    /** Wants reminders of an abandoned cart, confirmed from the mailbox. */
    optinReminders: boolean("optin_reminders").notNull().default(false),
    surveyCompleted: boolean("survey_completed").notNull().default(false),
    /** The customer's key in the shop before this one; without a password such an account waits to be reactivated. */
    legacyId: text("legacy_id").unique(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    /** Its person is erased. What the law makes us retain still points here. */
    erasedAt: timestamptz("erased_at"),
  },
  (table) => [
    index("account_person").on(table.person),
    index("account_last_name").on(sql`lower(${table.lastName}) text_pattern_ops`),
    // Staff finds a person by any part of their name or e-mail address.
    index("account_words")
      .using(
        "gin",
        sql`lower(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email}) public.gin_trgm_ops`,
      )
      .concurrently(),
  ],
);

/** With what a guest sets up the account that an order made. The token itself is only in the mail. */
export const accountSetupToken = shop.table(
  "account_setup_token",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("account_setup_token_account").on(table.accountId),
    index("account_setup_token_created").on(table.createdAt),
  ],
);

/** Who is signed in where. The token itself is only in the browser. */
export const session = shop.table(
  "session",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    /** By this name its owner ends it; it opens nothing. */
    id: uuid().notNull().unique().defaultRandom(),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    /** The browser, as in `known_device`. Null for one that began before this was stored. */
    deviceHash: bytes("device_hash"),
    userAgent: text("user_agent").notNull(),
    /** Two letters of the country where it began, or empty. */
    country: text().notNull().default(""),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    lastSeenAt: timestamptz("last_seen_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [
    index("session_account").on(table.accountId),
    index("session_expires").on(table.expiresAt),
  ],
);

/** Browsers in which an account has signed in before: their attempts are counted apart from a stranger's. */
export const knownDevice = shop.table(
  "known_device",
  {
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    deviceHash: bytes("device_hash").notNull(),
    lastSeenAt: timestamptz("last_seen_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.deviceHash] }),
    index("known_device_unused")
      .on(table.lastSeenAt, table.accountId, table.deviceHash)
      .concurrently(),
  ],
);
