import pg from "pg";
import { connectToServer, urlOfDatabase } from "./test-server.ts";
import { beginRun, databaseNameOfRun, dropDatabasesOfRun, dropLeftovers } from "./test-run.ts";

export interface DatabaseTemplate {
  /** What `cloneDatabase` takes; a plain string, so that it crosses to the processes that run the tests. */
  readonly name: string;
  /** Drops the template and every clone that is left of it. */
  drop(): Promise<void>;
}

export interface TemplateOptions {
  /** Short, lower case: it becomes part of database names. */
  readonly name: string;
  /** Brings the empty database into the state that every clone begins with. */
  readonly prepare: (url: string) => Promise<void>;
}

/** Made once for each test run, in `globalSetup`. */
export async function createTemplate({
  name,
  prepare,
}: TemplateOptions): Promise<DatabaseTemplate> {
  // Stays open for the whole run: it holds the lock that marks the run as alive.
  const server = await connectToServer();
  const run = await beginRun(server);
  const template = databaseNameOfRun(run, name);
  const drop = async (): Promise<void> => {
    await dropDatabasesOfRun(server, run);
    await server.end();
  };
  try {
    await dropLeftovers(server);
    const identifier = pg.escapeIdentifier(template);
    await server.query(`create database ${identifier} template template0`);
    await prepare(urlOfDatabase(template));
    await server.query(
      `alter database ${identifier} with is_template true allow_connections false`,
    );
    // Not every framework closes what it has opened, and a database in use cannot be copied.
    await server.query(
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1",
      [template],
    );
  } catch (error) {
    await drop();
    throw error;
  }
  return { name: template, drop };
}
