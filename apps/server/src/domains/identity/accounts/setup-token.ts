import { setUpDays } from "@autotune/commerce";
import { sql } from "drizzle-orm";

/** How long the link in an order's email opens the account. */
export const setUpLife = sql`${setUpDays} * interval '1 day'`;
