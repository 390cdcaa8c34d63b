import { type Database, type RunStatement, type Transact } from "@autotune/database";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";

interface DatabaseOptions {
  readonly url: string;
  readonly applicationName: string;
  /** False where a pooler does not know prepared statements. */
  readonly namedStatements?: boolean;
}

export const database = fastifyPlugin(
  async (app: App, { url, applicationName, namedStatements }: DatabaseOptions) => {
    const connection = app.pools.connect({
      url,
      applicationName,
      namedStatements,
      maxConnections: 10,
      onLostConnection: (error) => app.log.warn({ err: error }, "database connection lost"),
    });
    app.decorate("database", connection.database);
    app.decorate("transact", connection.transact);
    app.decorate("runStatement", connection.runStatement);
    app.addHook("onClose", () => connection.close());
  },
);

declare module "fastify" {
  interface FastifyInstance {
    database: Database;
    transact: Transact;
    runStatement: RunStatement;
  }
}
