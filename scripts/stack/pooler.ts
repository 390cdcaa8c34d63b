import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { roles } from "@autotune/database/roles";
import { onDatabase } from "./database.ts";
import { root, startProcess, type RunningProcess } from "./processes.ts";

export interface PoolerOptions {
  readonly folder: string;
  readonly port: number;
  /** What it stands in front of, as a superuser. */
  readonly databaseUrl: string;
  /** To PostgreSQL, for all web processes together. */
  readonly connections: number;
}

/** Reads its counters, and nothing else. */
const statsUser = "shop_pooler";

/** PgBouncer with the configuration of deploy/, as production has it. */
export async function startPooler({
  folder,
  port,
  databaseUrl,
  connections,
}: PoolerOptions): Promise<RunningProcess> {
  const pooler = join(folder, "pooler");
  await mkdir(pooler, { recursive: true });
  const { hostname, port: postgresPort, pathname } = new URL(databaseUrl);
  const users = join(pooler, "users.txt");
  await writeFile(users, `"${roles.web}" ""\n"${statsUser}" ""\n`);
  const template = await readFile(join(root, "deploy/pgbouncer/pgbouncer.ini.template"), "utf8");
  const configuration = join(pooler, "pgbouncer.ini");
  await writeFile(
    configuration,
    template
      .replaceAll("${POOLER_LISTEN}", "127.0.0.1")
      .replaceAll("${POOLER_PORT}", String(port))
      .replaceAll("${POOLER_DATABASE}", pathname.slice(1))
      .replaceAll("${POSTGRES_HOST}", hostname)
      .replaceAll("${POSTGRES_PORT}", postgresPort === "" ? "5432" : postgresPort)
      .replaceAll("${POOLER_CONNECTIONS}", String(connections))
      .replaceAll("${POOLER_AUTH}", "trust")
      .replaceAll("${POOLER_USERS}", users)
      .replaceAll("${POOLER_STATS_USERS}", statsUser),
  );
  // PgBouncer refuses to run as root, and its user must get past this folder.
  await chmod(folder, 0o755);
  const process = startProcess({
    name: "pooler",
    command: "runuser",
    args: ["-u", "postgres", "--", "/usr/sbin/pgbouncer", configuration],
  });
  const url = new URL(databaseUrl);
  url.username = roles.web;
  url.port = String(port);
  try {
    await untilItLends(url.href);
  } catch (error) {
    await process.stop();
    throw error;
  }
  return process;
}

async function untilItLends(url: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      await onDatabase(url, (client) => client.query("select 1"));
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
