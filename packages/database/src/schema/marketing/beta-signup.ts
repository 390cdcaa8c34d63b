import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { bigint, index, integer, text, unique } from "drizzle-orm/pg-core";
import { timestamptz } from "../platform/column-types.ts";
import { shop } from "../platform/shop.ts";

/** Who wants to try something before it is out. */
export const betaSignup = shop.table(
  "beta_signup",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    program: text().notNull(),
    /** Lower case and trimmed, so that one e-mail address is one person. */
    email: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    birthYear: integer("birth_year").notNull(),
    /** Of the page on which they signed up. */
    language: text().$type<Language>().notNull(),
    askedAt: timestamptz("asked_at").notNull().defaultNow(),
    /** When an e-mail to them was last begun. */
    mailedAt: timestamptz("mailed_at").notNull().defaultNow(),
    /** Null while they have not been sent what they requested. */
    linkSentAt: timestamptz("link_sent_at"),
  },
  (table) => [
    index("beta_signup_waiting")
      .on(table.mailedAt)
      .where(sql`${table.linkSentAt} is null`),
    unique("beta_signup_once").on(table.program, table.email),
    index("beta_signup_email").on(table.email),
  ],
);
