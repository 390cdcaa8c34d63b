import { computersPerLicence } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  smallint,
  text,
  timestamp,
  unique,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { account } from "../identity/account.ts";
import { orderLine } from "../orders/order.ts";
import { shop } from "../platform/shop.ts";

/** The right to use a product. (line, ordinal, product) is unique: granting twice grants once. */
export const licence = shop.table(
  "licence",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for one that was bought before this shop. */
    orderLineId: bigint("order_line_id", { mode: "number" }).references(() => orderLine.id),
    ordinal: smallint().notNull(),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => account.id),
    pid: text().notNull(),
    serial: text().notNull().unique(),
    authenticationString: text("authentication_string").notNull().unique(),
    /** The serial in the shop before this one, by which an import finds it again whatever became of it since. */
    legacySerial: text("legacy_serial").unique(),
    /** The licence that was traded in for this one. */
    sourceLicenceId: bigint("source_licence_id", { mode: "number" }).references(
      (): AnyPgColumn => licence.id,
    ),
    /** On how many computers it may be used at once. */
    seats: smallint().notNull().default(computersPerLicence),
    grantedAt: timestamp("granted_at", { withTimezone: true }).notNull().defaultNow(),
    /** Another licence has taken its place; empty again where that one was refunded. */
    upgradedAt: timestamp("upgraded_at", { withTimezone: true }),
    /** It gives no right any more: it was refunded, or suspended. */
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
    /** What it depended on was refunded: the licence that it was paid with, or the product that it was a gift of. */
    suspendedAt: timestamp("suspended_at", { withTimezone: true }),
  },
  (table) => [
    unique("licence_ordinal").on(table.orderLineId, table.ordinal, table.pid),
    index("licence_account").on(table.accountId),
    index("licence_source").on(table.sourceLicenceId),
    // Staff finds a licence by as much of its serial as they see.
    index("licence_serial_end")
      .on(sql`right(${table.serial}, 4)`)
      .concurrently(),
  ],
);
