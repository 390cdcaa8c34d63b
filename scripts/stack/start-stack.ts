import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { dropDatabase, prepareDatabase, seedDatabase } from "./database.ts";
import { startEdge } from "./edge.ts";
import {
  requireFreePorts,
  root,
  startProcess,
  waitUntilAnswers,
  type RunningProcess,
} from "./processes.ts";
import { randomSecrets, stackEnvironment } from "./settings.ts";

export interface StackOptions {
  /** Names its database and its folder. */
  readonly name: string;
  /** Ports from here on; two stacks on one machine need other ones. */
  readonly firstPort: number;
  readonly webProcesses: number;
  readonly folder: string;
  readonly withCms: boolean;
  /** Where PostgreSQL and Redis are, if not the machine's own. */
  readonly postgresUrl?: string;
  readonly redisUrl?: string;
}

export interface Stack {
  readonly shopUrl: string;
  readonly cmsUrl: string;
  readonly databaseUrl: string;
  readonly environment: Record<string, string>;
  readonly webPorts: readonly number[];
  readonly webs: readonly RunningProcess[];
  readonly worker: RunningProcess;
  readonly workerPort: number;
  readonly cms: RunningProcess | undefined;
  /** Starts a web process, in the place of one that has ended. */
  startWeb(index: number): Promise<void>;
  stop(): Promise<void>;
}

/** The whole shop as production runs it, on this machine: builds, two schemas, seed, processes, edge. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { name, firstPort, webProcesses, folder, withCms } = options;
  const postgresUrl = options.postgresUrl ?? "postgres://postgres@127.0.0.1:5432";
  const databaseUrl = `${postgresUrl}/${name}`;
  const [shopPort, cmsPort, workerPort] = [firstPort, firstPort + 1, firstPort + 2];
  const webPorts = Array.from({ length: webProcesses }, (_, index) => firstPort + 10 + index);
  const shopUrl = `http://shop.localhost:${shopPort}`;
  const cmsUrl = `http://cms.localhost:${cmsPort}`;
  await requireFreePorts([shopPort, cmsPort, workerPort, ...webPorts]);
  await mkdir(folder, { recursive: true });
  const environment = {
    ...stackEnvironment(
      {
        databaseUrl,
        redisUrl: options.redisUrl ?? "redis://127.0.0.1:6379",
        shopUrl,
        cmsUrl,
        smtpUrl: "smtp://127.0.0.1:1025",
        folder,
      },
      randomSecrets(),
    ),
    NODE_ENV: "production",
  };
  await dropDatabase(databaseUrl);
  await prepareDatabase(databaseUrl, environment);
  await seedDatabase(environment);

  const running: RunningProcess[] = [];
  const start = (process: RunningProcess) => {
    running.push(process);
    return process;
  };
  const webs: RunningProcess[] = [];
  const startWeb = async (index: number): Promise<void> => {
    const port = webPorts[index];
    const web = start(
      startProcess({
        name: `web-${index + 1}`,
        command: "node_modules/.bin/node",
        args: ["apps/server/src/web.ts"],
        environment: { ...environment, PORT: String(port) },
      }),
    );
    webs[index] = web;
    await waitUntilAnswers(`http://127.0.0.1:${port}/health/ready`, { process: web });
  };
  const stop = async () => {
    await Promise.all(running.map((process) => process.stop()));
  };
  try {
    await Promise.all(webPorts.map((_, index) => startWeb(index)));
    const worker = start(
      startProcess({
        name: "worker",
        command: "node_modules/.bin/node",
        args: ["apps/server/src/worker.ts"],
        environment: { ...environment, WORKER_PORT: String(workerPort) },
      }),
    );
    await waitUntilAnswers(`http://127.0.0.1:${workerPort}/health/ready`, { process: worker });
    const cms = withCms
      ? start(
          startProcess({
            name: "cms",
            command: join(root, "node_modules/.bin/node"),
            args: ["node_modules/next/dist/bin/next", "start", "--port", String(cmsPort)],
            cwd: join(root, "apps/cms"),
            environment,
          }),
        )
      : undefined;
    if (cms !== undefined)
      await waitUntilAnswers(`http://127.0.0.1:${cmsPort}/admin/login`, { process: cms });
    start(await startEdge({ folder, port: shopPort, webPorts }));
    return {
      shopUrl,
      cmsUrl,
      databaseUrl,
      environment,
      webPorts,
      webs,
      worker,
      workerPort,
      cms,
      startWeb,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
