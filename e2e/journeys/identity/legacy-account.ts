import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Person } from "../../fixtures/customer/buyer.ts";
import { databaseUrl } from "../../fixtures/shop-test.ts";

/** A customer of the previous shop, as the import leaves them: without a password. */
export async function saveAsLegacy({ email, firstName, lastName }: Person): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into shop.account (email, first_name, last_name, optin_marketing, legacy_id)
       values ($1, $2, $3, false, $4)`,
      [email, firstName, lastName, randomUUID()],
    );
  } finally {
    await client.end();
  }
}
