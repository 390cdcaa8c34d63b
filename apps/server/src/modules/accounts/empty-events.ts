import { sql, type SQL } from "drizzle-orm";

/** The statement that leaves of handled events what the provider told, without who it was and where they were. */
export function emptyEvents(which: SQL): SQL {
  return sql`
    update shop.provider_event set data = data - 'customer' - 'ipAddress'
     where handled_at is not null and ${which} and data ?| array['customer', 'ipAddress']`;
}
