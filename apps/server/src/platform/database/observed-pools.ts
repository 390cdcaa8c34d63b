import {
  connect,
  type ConnectOptions,
  type DatabaseConnection,
  type PoolObserver,
} from "@autotune/database";
import { Gauge, Histogram, type Registry } from "prom-client";

/** The process's connections to the database, with how long callers wait for one. */
export class ObservedPools {
  readonly #waits: Histogram<"pool">;
  readonly #statementStarts: PoolObserver["statementStarts"];
  readonly #connections = new Map<string, DatabaseConnection>();

  constructor(registry: Registry, statementStarts?: PoolObserver["statementStarts"]) {
    this.#statementStarts = statementStarts;
    const connections = this.#connections;
    this.#waits = new Histogram({
      name: "database_pool_wait_seconds",
      help: "How long somebody waited for a database connection, by pool",
      labelNames: ["pool"],
      buckets: [0.001, 0.01, 0.1, 0.5, 2],
      registers: [registry],
    });
    new Gauge({
      name: "database_pool_connections",
      help: "Database connections by pool: used, idle, and waiting for those that somebody waits for",
      labelNames: ["pool", "state"],
      registers: [registry],
      collect() {
        for (const [pool, connection] of connections) {
          for (const [state, count] of Object.entries(connection.poolState()))
            this.set({ pool, state }, count);
        }
      },
    });
  }

  /** A pool, under its application's name. */
  connect(options: Omit<ConnectOptions, "observer">): DatabaseConnection {
    const pool = options.applicationName;
    this.#waits.zero({ pool });
    const connection = connect({
      ...options,
      observer: {
        acquired: (milliseconds) => this.#waits.observe({ pool }, milliseconds / 1000),
        statementStarts: this.#statementStarts,
      },
    });
    this.#connections.set(pool, connection);
    return connection;
  }
}

declare module "fastify" {
  interface FastifyInstance {
    readonly pools: ObservedPools;
  }
}
