import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { privateRedis, startStack, type PrivateService, type Stack } from "@autotune/scripts/stack";
import { startBackedUpPostgres, type BackedUpPostgres } from "./backed-up-postgres.ts";

export interface BackedUpShop extends Stack {
  readonly postgres: BackedUpPostgres;
  readonly redis: PrivateService;
  /** The payment provider's own database, which is not lost with the shop's. */
  readonly providerDatabaseUrl: string;
  /** The edge, by a URL that Node resolves. */
  readonly edgeUrl: string;
  readonly folder: string;
  readonly cmsPort: number;
}

interface Addresses {
  readonly postgresPort?: number;
  /** Where the shop looks for it, if something stands in between. */
  readonly addressPort?: number;
}

/** A whole shop on a PostgreSQL that is backed up as production's is. */
export async function startBackedUpShop(
  firstPort: number,
  { postgresPort = firstPort + 20, addressPort = postgresPort }: Addresses = {},
): Promise<BackedUpShop> {
  const folder = await mkdtemp(join(tmpdir(), "shop-drill-"));
  const services: { stop(): Promise<void> }[] = [];
  const stopServices = async () => {
    await Promise.all(services.map((service) => service.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const postgres = await startBackedUpPostgres(folder, postgresPort);
    services.push(postgres);
    const redis = await privateRedis(firstPort + 21);
    services.push(redis);
    const stack = await startStack({
      name: "drill",
      firstPort,
      webProcesses: 2,
      // Its media folder is the storage that is backed up.
      folder: dirname(postgres.storageFolder),
      withCms: false,
      postgresUrl: `postgres://postgres@127.0.0.1:${addressPort}`,
      redisUrl: redis.url,
    });
    return {
      ...stack,
      postgres,
      redis,
      providerDatabaseUrl: "postgres://postgres@127.0.0.1:5432/drill_provider",
      edgeUrl: `http://127.0.0.1:${firstPort}`,
      folder,
      cmsPort: firstPort + 1,
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
