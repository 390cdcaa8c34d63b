import pg from "pg";
import { runToEnd } from "./processes.ts";

/** Makes the database if it is not there, and brings both schemas to the newest state, as its owner. */
export async function prepareDatabase(
  url: string,
  itsEnvironment: Readonly<Record<string, string>>,
): Promise<void> {
  await createDatabase(url);
  const environment = { ...itsEnvironment, DATABASE_URL: url };
  await runToEnd({
    name: "migrate-shop",
    command: "pnpm",
    args: ["--filter", "@autotune/database", "migrate"],
    environment,
  });
  await runToEnd({
    name: "migrate-cms",
    command: "pnpm",
    args: ["--filter", "@autotune/cms", "migrate"],
    environment,
  });
  await letApplicationIn(url);
}

/** Where the server requires a password, the application's role has that of the owner. */
export async function letApplicationIn(url: string): Promise<void> {
  const password = decodeURIComponent(new URL(url).password);
  if (password === "") return;
  await onServer(url, (client) =>
    client.query(`alter role shop_application password ${pg.escapeLiteral(password)}`),
  );
}

export async function seedDatabase(environment: Readonly<Record<string, string>>): Promise<void> {
  await runToEnd({
    name: "seed",
    command: "pnpm",
    args: ["--filter", "@autotune/cms", "seed"],
    environment,
  });
  // Codes are stored under a secret that the CMS does not have.
  await runToEnd({
    name: "sample-codes",
    command: "pnpm",
    args: ["--filter", "@autotune/server", "sample-codes"],
    environment,
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
export async function onServer(
  url: string,
  act: (client: pg.Client, name: string) => Promise<unknown>,
): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = "/postgres";
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await act(client, name);
  } finally {
    await client.end();
  }
}
