import { sql } from "drizzle-orm";

/** What everybody may know of a promotion. Whom it requires to own what stays in the tables. */
export const promotionTermsJson = sql`jsonb_build_object(
  'startsAt', to_char(promotion.starts_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'endsAt', to_char(promotion.ends_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'prices', promotion.prices,
  'isForEveryone', cardinality(promotion.owners_of) = 0)`;
