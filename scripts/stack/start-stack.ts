import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { asRole } from "@autotune/database/roles";
import { dropDatabase } from "./database.ts";
import { startEdge } from "./edge.ts";
import {
  requireFreePorts,
  root,
  startProcess,
  waitUntilResponds,
  type RunningProcess,
} from "./processes.ts";
import { emptyRedis } from "./redis.ts";
import { restoreSeededShop } from "./seeded-shop.ts";
import {
  mediaFolder,
  sandboxEnvironment,
  stackEnvironment,
  visitsFolder,
  type ShopProcess,
  type StackLocations,
} from "./settings.ts";
import { growDatabase } from "../grow/grow-database.ts";
import { startPooler } from "./pooler.ts";
import { startMail } from "./start-mail.ts";
import { startVarnish } from "./varnish.ts";

export interface StackOptions {
  /** Names its database and its folder. */
  readonly name: string;
  /** Ports from here on; two stacks on one machine need other ones. */
  readonly firstPort: number;
  readonly webProcesses: number;
  /** One, if nothing is said. */
  readonly workerProcesses?: number;
  readonly folder: string;
  readonly withCms: boolean;
  /** Pages come from a Varnish that is told of changes, as in production. */
  readonly withVarnish?: boolean;
  /** Optional settings of the processes: the URLs of third parties. */
  readonly furtherSettings?: Readonly<Record<string, string>>;
  /** So many customers of years are added to the seeded shop. */
  readonly grownAccounts?: number | undefined;
  /** Where PostgreSQL and Redis are, if not the machine's own. */
  readonly postgresUrl?: string | undefined;
  readonly redisUrl?: string;
  /** Web processes reach PostgreSQL through a pooler with so many connections to it. */
  readonly poolerConnections?: number;
  /** Where web processes read what may be some seconds old. */
  readonly replicaUrl?: (databaseName: string) => string;
}

export interface Stack {
  readonly shopUrl: string;
  readonly cmsUrl: string;
  /** As a superuser: for a look, or a change, that the shop itself may not make. */
  readonly databaseUrl: string;
  /** Of a web process. */
  readonly environment: Record<string, string>;
  readonly webPorts: readonly number[];
  readonly webs: readonly RunningProcess[];
  /** The first of the workers. */
  readonly worker: RunningProcess;
  readonly workers: readonly RunningProcess[];
  readonly workerPort: number;
  /** Every process that was started, also those that have ended since. */
  readonly processes: readonly RunningProcess[];
  /** Where Varnish takes purges, if there is one. */
  readonly purgePort: number;
  readonly cms: RunningProcess | undefined;
  /** The payment sandbox, and where its controls are. */
  readonly sandbox: RunningProcess;
  readonly sandboxUrl: string;
  /** The edge's own counters. */
  readonly edgeStatusUrl: string;
  /** Where mails can be read. */
  readonly mailUrl: string;
  /** Starts a web process, in the place of one that has ended; of another release, if its folder is given. */
  startWeb(index: number, release?: string): Promise<void>;
  /** The same for a worker, the first if none is named, and for the payment sandbox. */
  startWorker(release?: string, index?: number): Promise<RunningProcess>;
  startSandbox(): Promise<RunningProcess>;
  stop(): Promise<void>;
}

/** The whole shop as production runs it, on this machine: builds, two schemas, seed, processes, edge. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { name, firstPort, webProcesses, folder, withCms } = options;
  const machinesPostgres = "postgres://postgres@127.0.0.1:5432";
  const postgresUrl = options.postgresUrl ?? machinesPostgres;
  const databaseUrl = `${postgresUrl}/${name}`;
  const [shopPort, cmsPort, workerPort] = [firstPort, firstPort + 1, firstPort + 2];
  const [payPort, smtpPort, mailPort] = [firstPort + 3, firstPort + 4, firstPort + 5];
  const [varnishPort, purgePort] = [firstPort + 6, firstPort + 7];
  const [statusPort, poolerPort] = [firstPort + 8, firstPort + 9];
  const webPorts = Array.from({ length: webProcesses }, (_, index) => firstPort + 10 + index);
  const workerPorts = [
    workerPort,
    ...Array.from(
      { length: (options.workerProcesses ?? 1) - 1 },
      (_, more) => firstPort + 25 + more,
    ),
  ];
  const shopUrl = `http://shop.localhost:${shopPort}`;
  const cmsUrl = `http://cms.localhost:${cmsPort}`;
  await requireFreePorts([
    shopPort,
    cmsPort,
    ...workerPorts,
    payPort,
    smtpPort,
    mailPort,
    varnishPort,
    purgePort,
    poolerPort,
    ...webPorts,
  ]);
  // The worker counts what the edge logs there, and is there before the edge.
  await mkdir(join(folder, visitsFolder), { recursive: true });
  const locations: StackLocations = {
    databaseUrl,
    // A database of its own on the machine's Redis, so that stacks do not share their limits.
    redisUrl: options.redisUrl ?? `redis://127.0.0.1:6379/${Math.floor(firstPort / 100) % 16}`,
    shopUrl,
    cmsUrl,
    staffApiUrl: `http://127.0.0.1:${webPorts[0]}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    payPort,
    // Never on a PostgreSQL of the test's own: when the shop's is gone, the provider's is not.
    providerDatabaseUrl: `${machinesPostgres}/${name}_provider`,
    webhookUrl: `http://127.0.0.1:${shopPort}/webhooks/payments`,
    folder,
  };
  await emptyRedis(locations.redisUrl);
  await dropDatabase(locations.providerDatabaseUrl);
  await dropDatabase(databaseUrl);
  const secrets = await restoreSeededShop(databaseUrl, join(folder, mediaFolder));
  if (options.grownAccounts !== undefined)
    await growDatabase(databaseUrl, options.grownAccounts, (news) => console.log(news));
  const purgeToken = randomBytes(32).toString("base64url");
  const throughPooler = () => {
    const pooled = new URL(asRole(databaseUrl, "web"));
    pooled.port = String(poolerPort);
    return {
      DATABASE_URL: pooled.href,
      DATABASE_DIRECT_URL: asRole(databaseUrl, "web"),
      DATABASE_NAMED_STATEMENTS: "false",
    };
  };
  const environmentOf = (process: ShopProcess) => ({
    ...stackEnvironment(process, locations, secrets),
    ...(process === "web" && options.poolerConnections !== undefined ? throughPooler() : {}),
    ...(process === "web" && options.replicaUrl !== undefined
      ? { DATABASE_REPLICA_URL: asRole(options.replicaUrl(name), "web") }
      : {}),
    ...(options.withVarnish === true
      ? {
          EDGE_PURGE: "varnish",
          EDGE_PURGE_URL: `http://127.0.0.1:${purgePort}`,
          EDGE_PURGE_TOKEN: purgeToken,
        }
      : {}),
    ...options.furtherSettings,
    NODE_ENV: "production",
  });

  const running: RunningProcess[] = [];
  const start = (process: RunningProcess) => {
    running.push(process);
    return process;
  };
  const webs: RunningProcess[] = [];
  const startWeb = async (index: number, release = root): Promise<void> => {
    const port = webPorts[index];
    const web = start(
      startProcess({
        name: `web-${index + 1}`,
        command: "node_modules/.bin/node",
        args: ["apps/server/src/web.ts"],
        cwd: release,
        environment: { ...environmentOf("web"), PORT: String(port) },
      }),
    );
    webs[index] = web;
    // Beside a load that it is to take over, and on a busy machine, it takes its time.
    await waitUntilResponds(`http://127.0.0.1:${port}/health/ready`, {
      process: web,
      seconds: 120,
    });
  };
  const workers: RunningProcess[] = [];
  const startWorker = async (release = root, index = 0) => {
    const port = workerPorts[index];
    const worker = start(
      startProcess({
        name: index === 0 ? "worker" : `worker-${index + 1}`,
        command: "node_modules/.bin/node",
        args: ["apps/server/src/worker.ts"],
        cwd: release,
        environment: { ...environmentOf("worker"), WORKER_PORT: String(port) },
      }),
    );
    workers[index] = worker;
    await waitUntilResponds(`http://127.0.0.1:${port}/health/ready`, { process: worker });
    return worker;
  };
  const startSandbox = async () => {
    const sandbox = start(
      startProcess({
        name: "payment-sandbox",
        command: "node_modules/.bin/node",
        args: ["apps/payment-sandbox/src/main.ts"],
        environment: { ...sandboxEnvironment(locations, secrets), NODE_ENV: "production" },
      }),
    );
    await waitUntilResponds(`http://127.0.0.1:${payPort}/health/ready`, { process: sandbox });
    return sandbox;
  };
  const stop = async () => {
    await Promise.all(running.map((process) => process.stop()));
  };
  try {
    start(await startMail({ smtpPort, webPort: mailPort }));
    const sandbox = await startSandbox();
    if (options.poolerConnections !== undefined) {
      const connections = options.poolerConnections;
      start(await startPooler({ folder, port: poolerPort, databaseUrl, connections }));
    }
    await Promise.all(webPorts.map((_, index) => startWeb(index)));
    const worker = await startWorker();
    for (const index of workerPorts.keys()) if (index > 0) await startWorker(root, index);
    const cms = withCms
      ? start(
          startProcess({
            name: "cms",
            command: join(root, "node_modules/.bin/node"),
            args: ["node_modules/next/dist/bin/next", "start", "--port", String(cmsPort)],
            cwd: join(root, "apps/cms"),
            environment: environmentOf("cms"),
          }),
        )
      : undefined;
    if (cms !== undefined)
      await waitUntilResponds(`http://127.0.0.1:${cmsPort}/admin/login`, { process: cms });
    if (options.withVarnish === true)
      start(await startVarnish({ folder, port: varnishPort, purgePort, purgeToken, webPorts }));
    start(
      await startEdge({
        folder,
        port: shopPort,
        webPorts,
        statusPort,
        varnishPort: options.withVarnish === true ? varnishPort : undefined,
      }),
    );
    return {
      shopUrl,
      cmsUrl,
      databaseUrl,
      environment: environmentOf("web"),
      webPorts,
      webs,
      worker,
      workers,
      workerPort,
      processes: running,
      purgePort,
      cms,
      sandbox,
      sandboxUrl: `http://127.0.0.1:${payPort}`,
      edgeStatusUrl: `http://127.0.0.1:${statusPort}/status`,
      mailUrl: `http://127.0.0.1:${mailPort}`,
      startWeb,
      startWorker,
      startSandbox,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
