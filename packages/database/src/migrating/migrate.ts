import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { advisoryLocks } from "../connection/advisory-locks.ts";
import { createRoles, handOverDatabase } from "../roles/create-roles.ts";
import { grantRights } from "../roles/grant-rights.ts";
import { roles } from "../roles/roles.ts";
import { maintainEventPartitions } from "./maintain-event-partitions.ts";
import { fillCanonicalEmails } from "./fill-canonical-emails.ts";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/**
 * Brings a database to the newest schema as the migrations' role, and grants the other roles what they need. A
 * login that may create roles makes them first; later the migrations' own suffices. The CMS has a schema of its own,
 * which its own migrations fill.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [advisoryLocks.migrations]);
    if (await mayCreateRoles(client)) {
      await createRoles(client);
      await handOverDatabase(client);
    }
    await client.query(`set role ${roles.migrations}`);
    await client.query("create schema if not exists shop");
    await client.query("create schema if not exists cms");
    const database = drizzle(client);
    await runMigrations(database, { migrationsFolder, migrationsSchema: "shop" });
    const sharing = await fillCanonicalEmails(client);
    if (sharing.length > 0)
      console.error(
        `Accounts whose mailbox has another account, to be merged: ${sharing.join(", ")}`,
      );
    // Before the first event of a month: rows in the default partition would block the creation of its own.
    await maintainEventPartitions(database, new Date());
    await grantRights(client);
  } finally {
    await client.end();
  }
}

async function mayCreateRoles(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_roles where rolname = current_user and (rolsuper or rolcreaterole)",
  );
  return rowCount === 1;
}
