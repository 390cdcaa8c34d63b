import { pgSchema } from "drizzle-orm/pg-core";

export const shop = pgSchema("shop");
