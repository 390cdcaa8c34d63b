import { roles } from "@autotune/database/roles";
import type { Client } from "pg";

/** How many of each process run. */
interface Processes {
  readonly webs: number;
  readonly workers: number;
  readonly poolerConnections: number;
}

/** What a web process holds past the pooler: the connection that listens for publications. */
const perWeb = 1;
/** Work 10, jobs 5, content 1, and three that listen: content, search and the provider's products. */
const perWorker = 19;
/** The default of its pool. */
const ofCms = 10;

/** The most connections to the primary that each role may hold; docs/scale.md has the same figures. */
export function connectionBudget({ webs, workers, poolerConnections }: Processes) {
  return {
    [roles.web]: poolerConnections + webs * perWeb,
    [roles.worker]: workers * perWorker,
    [roles.cms]: ofCms,
  };
}

/** Notes each second how many connections each role holds; returns the most of each. */
export function watchConnections(database: Client): () => Promise<ReadonlyMap<string, number>> {
  const most = new Map<string, number>();
  const look = async () => {
    const { rows } = await database.query<{ role: string; count: number }>(
      `select usename as role, count(*)::int from pg_stat_activity
        where backend_type = 'client backend' group by usename`,
    );
    for (const { role, count } of rows) most.set(role, Math.max(count, most.get(role) ?? 0));
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, 1000);
  return async () => {
    clearInterval(timer);
    await looking;
    return most;
  };
}

/** Connections that nobody but a superuser gets are no part of it. */
export async function connectionsThereAre(database: Client): Promise<number> {
  const { rows } = await database.query<{ connections: number }>(
    `select current_setting('max_connections')::int
          - current_setting('superuser_reserved_connections')::int as connections`,
  );
  return rows[0]?.connections ?? 0;
}
