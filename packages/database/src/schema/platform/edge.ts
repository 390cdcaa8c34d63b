import { smallint, text, timestamp } from "drizzle-orm/pg-core";
import { shop } from "./shop.ts";

/** What the edge was told of each tag of a page, and what it has still to be told. */
export const edgeTag = shop.table("edge_tag", {
  tag: text().primaryKey(),
  /** Changes with whatever the tag stands for. */
  state: text().notNull(),
  purgesLeft: smallint("purges_left").notNull().default(0),
  /** When the next purge may begin; a worker that begins one moves it ahead. */
  dueAt: timestamp("due_at", { withTimezone: true }),
});

/** The web processes that run, and what each of them serves: a page is purged when all have its new version. */
export const webProcess = shop.table("web_process", {
  /** Made up by the process when it starts. */
  id: text().primaryKey(),
  /** Equal in all processes that serve the same content at the same prices. */
  contentState: text("content_state").notNull(),
  release: text().notNull(),
  seenAt: timestamp("seen_at", { withTimezone: true }).notNull().defaultNow(),
});
