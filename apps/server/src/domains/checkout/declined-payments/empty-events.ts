import { sql, type SQL } from "drizzle-orm";

/** The statement that removes personal data from handled events and keeps the rest of the provider's data. */
export function emptyEvents(which: SQL): SQL {
  return sql`
    update shop.provider_event set data = data - 'customer' - 'ipAddress'
     where handled_at is not null and ${which} and data ?| array['customer', 'ipAddress']`;
}
