import { text, timestamp } from "drizzle-orm/pg-core";
import { shop } from "./shop.ts";

/** Every release of the pages that was ever served, and until when: requests of one that is long gone are rejected. */
export const release = shop.table("release", {
  /** The version of its build, which its pages send with every call. */
  key: text().primaryKey(),
  servedAt: timestamp("served_at", { withTimezone: true }).notNull().defaultNow(),
});
