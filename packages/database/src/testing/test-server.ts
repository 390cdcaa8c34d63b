import pg from "pg";

const serverUrl =
  process.env["TEST_DATABASE_SERVER"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** A connection to the server itself, from which databases are made and dropped. */
export async function connectToServer(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: serverUrl, application_name: "test databases" });
  await client.connect();
  return client;
}

/** Runs a few statements on the server itself. */
export async function onServer<Result>(
  work: (server: pg.Client) => Promise<Result>,
): Promise<Result> {
  const server = await connectToServer();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

export function urlOfDatabase(name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(server: pg.Client, name: string): Promise<void> {
  const identifier = pg.escapeIdentifier(name);
  const { rowCount } = await server.query(
    "select 1 from pg_database where datname = $1 and datistemplate",
    [name],
  );
  if (rowCount === 1) await server.query(`alter database ${identifier} is_template false`);
  await server.query(`drop database if exists ${identifier} with (force)`);
}
