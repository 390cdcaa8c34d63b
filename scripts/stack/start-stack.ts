import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
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
  type ShopProcess,
  type StackLocations,
} from "./settings.ts";
import { growDatabase } from "../grow/grow-database.ts";
import { startMail } from "./start-mail.ts";
import { startVarnish } from "./varnish.ts";

export interface StackOptions {
  /** Names its database and its folder. */
  readonly name: string;
  /** Ports from here on; two stacks on one machine need other ones. */
  readonly firstPort: number;
  readonly webProcesses: number;
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
  readonly worker: RunningProcess;
  readonly workerPort: number;
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
  /** The same for the worker and for the payment sandbox. */
  startWorker(release?: string): Promise<RunningProcess>;
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
  const statusPort = firstPort + 8;
  const webPorts = Array.from({ length: webProcesses }, (_, index) => firstPort + 10 + index);
  const shopUrl = `http://shop.localhost:${shopPort}`;
  const cmsUrl = `http://cms.localhost:${cmsPort}`;
  await requireFreePorts([
    shopPort,
    cmsPort,
    workerPort,
    payPort,
    smtpPort,
    mailPort,
    varnishPort,
    purgePort,
    ...webPorts,
  ]);
  await mkdir(folder, { recursive: true });
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
  const environmentOf = (process: ShopProcess) => ({
    ...stackEnvironment(process, locations, secrets),
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
  const startWorker = async (release = root) => {
    const worker = start(
      startProcess({
        name: "worker",
        command: "node_modules/.bin/node",
        args: ["apps/server/src/worker.ts"],
        cwd: release,
        environment: { ...environmentOf("worker"), WORKER_PORT: String(workerPort) },
      }),
    );
    await waitUntilResponds(`http://127.0.0.1:${workerPort}/health/ready`, { process: worker });
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
    await Promise.all(webPorts.map((_, index) => startWeb(index)));
    const worker = await startWorker();
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
      workerPort,
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
