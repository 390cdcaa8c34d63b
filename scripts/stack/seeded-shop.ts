import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createRoles, handOverDatabase } from "@autotune/database/create-roles";
import { hashInputs } from "../caching/hash-inputs.ts";
import { foldersOf, sharedInputs } from "../caching/workspace.ts";
import {
  createDatabase,
  dropDatabase,
  letRolesIn,
  onDatabase,
  prepareDatabase,
  seedDatabase,
} from "./database.ts";
import { root, runToEnd } from "./processes.ts";
import { mediaFolder, randomSecrets, stackEnvironment, type StackSecrets } from "./settings.ts";

/**
 * Migrating and seeding take a minute, and every stack of tests begins with the same shop. It is made once for each
 * state of what seeds it, and cached as a dump with its media and the secrets that it was seeded under. From the dump,
 * because a stack may have a PostgreSQL of its own, and another machine can take it over.
 */
const cacheFolder = join(root, ".cache/seeded-shop");
const dumpFile = "database.dump";
const secretsFile = "secrets.json";

interface SeededShop {
  readonly folder: string;
  readonly secrets: StackSecrets;
}

/** Changes with whatever the seed reads. It dates some prices back from today, so a shop is good for one day. */
function hashOfSeed(): Promise<string> {
  return hashInputs({
    paths: [
      ...foldersOf("@autotune/cms"),
      "apps/server/src/domains/marketing/redemption-codes",
      ...sharedInputs,
    ],
    salt: new Date().toISOString().slice(0, 10),
    withoutTests: true,
  });
}

/** Makes it if it is not there yet: ahead of a run, while something else waits. */
export async function ensureSeededShop(): Promise<SeededShop> {
  const folder = join(cacheFolder, await hashOfSeed());
  return { folder, secrets: (await readSecrets(folder)) ?? (await makeSeededShop(folder)) };
}

/** Makes a database and a folder of media as they are after the seed; returns the secrets that it was run under. */
export async function restoreSeededShop(databaseUrl: string, media: string): Promise<StackSecrets> {
  const { folder, secrets } = await ensureSeededShop();
  await createDatabase(databaseUrl);
  await onDatabase(databaseUrl, async (client) => {
    await createRoles(client);
    await handOverDatabase(client);
  });
  await runToEnd({
    name: "restore",
    command: "pg_restore",
    args: ["--exit-on-error", "--jobs=2", `--dbname=${databaseUrl}`, join(folder, dumpFile)],
    // A thousand statements need not wait for the disk one by one.
    environment: { PGOPTIONS: "-c synchronous_commit=off" },
  });
  await letRolesIn(databaseUrl);
  await cp(join(folder, mediaFolder), media, { recursive: true });
  return secrets;
}

async function makeSeededShop(folder: string): Promise<StackSecrets> {
  const secrets = randomSecrets();
  // Only a complete one gets its name.
  const unfinished = `${folder}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const databaseUrl = `postgres://postgres@127.0.0.1:5432/autotune_seed_${process.pid}`;
  const environment = {
    ...stackEnvironment(
      "cms",
      {
        databaseUrl,
        folder: unfinished,
        // The seed neither calls these nor stores them.
        redisUrl: "redis://127.0.0.1:1",
        shopUrl: "http://shop.localhost",
        cmsUrl: "http://cms.localhost",
        staffApiUrl: "http://127.0.0.1:1",
        smtpUrl: "smtp://127.0.0.1:1",
        payPort: 1,
        providerDatabaseUrl: databaseUrl,
        webhookUrl: "http://127.0.0.1:1",
      },
      secrets,
    ),
    NODE_ENV: "production",
  };
  try {
    await prepareDatabase(databaseUrl, environment);
    await seedDatabase(databaseUrl, environment);
    await runToEnd({
      name: "dump",
      command: "pg_dump",
      args: ["--format=custom", `--file=${join(unfinished, dumpFile)}`, databaseUrl],
    });
    await writeFile(join(unfinished, secretsFile), JSON.stringify(secrets), { mode: 0o600 });
    await dropOlder();
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await dropDatabase(databaseUrl);
  }
  return secrets;
}

/** What was seeded from other files is not used again. */
async function dropOlder(): Promise<void> {
  const names = await readdir(cacheFolder);
  await Promise.all(
    names
      .filter((name) => !name.includes("-"))
      .map((name) => rm(join(cacheFolder, name), { recursive: true, force: true })),
  );
}

async function readSecrets(folder: string): Promise<StackSecrets | undefined> {
  const text = await readFile(join(folder, secretsFile), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const stored: unknown = JSON.parse(text);
  const secrets = randomSecrets();
  for (const name of Object.keys(secrets)) {
    const value: unknown =
      typeof stored === "object" && stored !== null ? Reflect.get(stored, name) : undefined;
    if (typeof value !== "string") return undefined;
    Reflect.set(secrets, name, value);
  }
  return secrets;
}
