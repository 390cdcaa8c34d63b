import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { createRoles, handOverDatabase } from "../roles/create-roles.ts";
import { grantRights } from "../roles/grant-rights.ts";
import { roles } from "../roles/roles.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { fillCanonicalEmails } from "./fill-canonical-emails.ts";
import { lockPatience, untilLocked } from "./lock-timeout.ts";
import { maintainEventPartitions } from "./maintain-event-partitions.ts";
import { takeTurn } from "./take-turn.ts";

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
    await takeTurn(client);
    if (await mayCreateRoles(client)) {
      await createRoles(client);
      await handOverDatabase(client);
    }
    await client.query(`set role ${roles.migrations}`);
    await client.query("create schema if not exists shop");
    await client.query("create schema if not exists cms");
    const { isNewer } = await applyMigrations(client, { migrationsFolder, patience: lockPatience });
    await client.query(`set lock_timeout = ${lockPatience.timeoutMs}`);
    await untilLocked(() => finish(client), lockPatience);
    // Rolled back to: processes of the newer release run on for a while, and need what it was granted.
    if (!isNewer) await untilLocked(() => grantRights(client), lockPatience);
  } finally {
    await client.end();
  }
}

/** What follows the migrations each time; all of it may run again. */
async function finish(client: pg.Client): Promise<void> {
  const sharing = await fillCanonicalEmails(client);
  if (sharing.length > 0)
    console.error(
      `Accounts whose mailbox has another account, to be merged: ${sharing.join(", ")}`,
    );
  // Before the first event of a month: rows in the default partition would block the creation of its own.
  await maintainEventPartitions(drizzle(client), new Date());
}

async function mayCreateRoles(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_roles where rolname = current_user and (rolsuper or rolcreaterole)",
  );
  return rowCount === 1;
}
