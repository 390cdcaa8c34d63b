import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  privatePostgres,
  privateRedis,
  startStack,
  type PrivateRedis,
  type PrivateService,
  type Stack,
} from "@autotune/scripts/stack";

const run = promisify(execFile);

export interface ShopUnderFault extends Stack {
  readonly postgres: PrivateService;
  readonly redis: PrivateRedis;
  /** The edge, by a URL that Node resolves. */
  readonly edgeUrl: string;
}

type FaultOptions = Partial<
  Pick<Parameters<typeof startStack>[0], "withCms" | "withVarnish" | "furtherSettings">
> & {
  /** Before the database's files are made in its `postgres`. */
  readonly prepare?: (folder: string) => Promise<void>;
};

/** A whole shop with a PostgreSQL and a Redis of its own, so that a test may stop them. */
export async function startShopUnderFault(
  firstPort: number,
  { prepare, ...options }: FaultOptions = {},
): Promise<ShopUnderFault> {
  const folder = await mkdtemp(join(tmpdir(), "shop-fault-"));
  await prepare?.(folder);
  const services: PrivateService[] = [];
  const stopServices = async () => {
    await Promise.all(services.map((service) => service.stop()));
    // Where the database had a disk of its own.
    await run("umount", [join(folder, "postgres")]).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const postgres = await privatePostgres(folder, firstPort + 20);
    services.push(postgres);
    const redis = await privateRedis(firstPort + 21);
    services.push(redis);
    const stack = await startStack({
      name: "shop",
      firstPort,
      webProcesses: 2,
      folder,
      withCms: false,
      ...options,
      postgresUrl: postgres.url,
      redisUrl: redis.url,
    });
    return {
      ...stack,
      postgres,
      redis,
      edgeUrl: `http://127.0.0.1:${firstPort}`,
      async stop() {
        await stack.stop();
        await stopServices();
      },
    };
  } catch (error) {
    await stopServices();
    throw error;
  }
}

/** Requests URLs until it is stopped; returns every response that was not a complete page or call. */
export function keepRequesting(
  urls: readonly (string | (() => string))[],
  { clients = 8 } = {},
): () => Promise<{ requested: number; failed: string[] }> {
  let stopped = false;
  let requested = 0;
  const failed: string[] = [];
  const client = async (offset: number) => {
    for (let turn = offset; !stopped; turn += 1) {
      const next = urls[turn % urls.length] ?? "";
      const url = typeof next === "string" ? next : next();
      requested += 1;
      await fetch(url).then(
        async (response) => {
          const body = await response.text();
          if (response.status !== 200 || !/(<\/html>|\}\])$/.test(body))
            failed.push(`${url} ${response.status}`);
        },
        (error: unknown) => failed.push(`${url} ${String(error)}`),
      );
    }
  };
  const clients_ = Array.from({ length: clients }, (_, offset) => client(offset));
  return async () => {
    stopped = true;
    await Promise.all(clients_);
    return { requested, failed };
  };
}
