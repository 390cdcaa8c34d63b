import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { getPayload } from "payload";
import { buildCmsConfig } from "../config.ts";
import { buildEnvironment } from "../environment.ts";

const [, , migrationName] = process.argv;
if (migrationName === undefined) {
  console.error("Say what the migration does: pnpm --filter @autotune/cms migration add-something");
  process.exit(1);
}

const config = await buildCmsConfig(buildEnvironment);
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
await payload.db.createMigration({ payload, migrationName, skipEmpty: true });
await fitToNode(payload.db.migrationDir);
await pruneSnapshots(payload.db.migrationDir);
process.exit(0);

/** Payload's template imports types as if they were values, which Node, reading TypeScript itself, cannot find. */
async function fitToNode(folder: string): Promise<void> {
  // Only for migrations that run when the server starts; ours run before it.
  await rm(path.join(folder, "index.ts"), { force: true });
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".ts")) continue;
    const file = path.join(folder, name);
    const text = await readFile(file, "utf8");
    await writeFile(
      file,
      text
        .replace(
          "import { MigrateUpArgs, MigrateDownArgs, sql }",
          "import { type MigrateUpArgs, type MigrateDownArgs, sql }",
        )
        .replaceAll("({ db, payload, req }:", "({ db }:"),
    );
  }
}

/** Of the schema after each migration Payload compares with the last alone; each has tens of thousands of lines. */
async function pruneSnapshots(folder: string): Promise<void> {
  const snapshots = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  for (const name of snapshots.slice(0, -1)) await rm(path.join(folder, name));
}
