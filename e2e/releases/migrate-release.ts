import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root, runToEnd } from "@autotune/scripts/stack";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Migration } from "./made-up-change.ts";

const Journal = Compile(
  Type.Object({
    version: Type.String(),
    dialect: Type.String(),
    entries: Type.Array(
      Type.Object({
        idx: Type.Number(),
        version: Type.String(),
        when: Type.Number(),
        tag: Type.String(),
        breakpoints: Type.Boolean(),
      }),
    ),
  }),
);

const migrations = "packages/database/migrations";
const journalFile = join(migrations, "meta/_journal.json");

/** Gives a release these migrations besides the repository's own, written as drizzle-kit does. */
export async function writeMigrations(release: string, added: readonly Migration[]): Promise<void> {
  const text = await readFile(join(root, journalFile), "utf8");
  const { entries, ...journal } = Journal.Parse(JSON.parse(text));
  const newest = Math.max(...entries.map(({ when }) => when));
  for (const [index, { name, statements }] of added.entries()) {
    const idx = entries.length;
    entries.push({ idx, version: "7", when: newest + 1 + index, tag: name, breakpoints: true });
    const file = join(release, migrations, `${name}.sql`);
    await writeFile(file, statements.join("\n--> statement-breakpoint\n"));
  }
  await writeFile(join(release, journalFile), JSON.stringify({ ...journal, entries }));
}

/** Applies what the database lacks of a release's migrations: the first step of every release. */
export async function migrateRelease(release: string, databaseUrl: string): Promise<void> {
  await runToEnd({
    name: "migrate-release",
    command: "node_modules/.bin/node",
    args: ["packages/database/src/migrating/run.ts"],
    cwd: release,
    environment: { DATABASE_URL: databaseUrl },
  });
}
