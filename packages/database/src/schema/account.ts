import {
  bigint,
  boolean,
  customType,
  index,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { shop } from "./shop.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const account = shop.table("account", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case and trimmed, so that one address is one account. */
  email: text().notNull().unique(),
  passwordHash: text("password_hash").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  optinMarketing: boolean("optin_marketing").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

/** Who is signed in where. The token itself is only in the browser. */
export const session = shop.table(
  "session",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    userAgent: text("user_agent").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
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
    lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.deviceHash] }),
    index("known_device_last_seen").on(table.lastSeenAt),
  ],
);
