import { asRole, roles } from "@autotune/database/roles";
import pg from "pg";
import { runToEnd } from "./processes.ts";

type Environment = Readonly<Record<string, string>>;

/** Makes the database and its roles if they are not there, and brings both schemas to the newest state. */
export async function prepareDatabase(url: string, environment: Environment): Promise<void> {
  await createDatabase(url);
  await runToEnd({
    name: "migrate-shop",
    command: "pnpm",
    args: ["--filter", "@autotune/database", "migrate"],
    environment: { ...environment, DATABASE_URL: url },
  });
  await letRolesIn(url);
  await runToEnd({
    name: "migrate-cms",
    command: "pnpm",
    args: ["--filter", "@autotune/cms", "migrate"],
    environment: { ...environment, DATABASE_URL: asRole(url, "migrations") },
  });
}

/** Where the server requires a password, the roles have that of the superuser. */
export async function letRolesIn(url: string): Promise<void> {
  const password = decodeURIComponent(new URL(url).password);
  if (password === "") return;
  await onServer(url, async (client) => {
    for (const role of Object.values(roles))
      await client.query(`alter role ${role} password ${pg.escapeLiteral(password)}`);
  });
}

export async function seedDatabase(url: string, environment: Environment): Promise<void> {
  await runToEnd({
    name: "seed",
    command: "pnpm",
    args: ["--filter", "@autotune/cms", "seed"],
    environment: { ...environment, DATABASE_URL: asRole(url, "cms") },
  });
  // Codes are stored under a secret that the CMS does not have.
  await runToEnd({
    name: "sample-codes",
    command: "pnpm",
    args: ["--filter", "@autotune/server", "sample-codes"],
    environment: { ...environment, DATABASE_URL: asRole(url, "web") },
  });
}

export async function dropDatabase(url: string): Promise<void> {
  await onServer(url, (client, name) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  );
}

export async function createDatabase(url: string): Promise<void> {
  await onServer(url, async (client, name) => {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  });
}

/** Does something on the server of a database, which need not be there yet. */
async function onServer(
  url: string,
  act: (client: pg.Client, name: string) => Promise<unknown>,
): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = "/postgres";
  await onDatabase(server.href, (client) => act(client, name));
}

export async function onDatabase(
  url: string,
  act: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
