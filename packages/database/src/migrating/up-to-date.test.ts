import { readdir, readFile } from "node:fs/promises";
import { generateDrizzleJson, generateMigration, type DrizzleSnapshotJSON } from "drizzle-kit/api";
import { expect, it } from "vitest";
import config from "../../drizzle.config.ts";
import * as schema from "../schema/index.ts";

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number }[];
}

const meta = new URL("../../migrations/meta/", import.meta.url);

async function readMeta<Shape>(name: string): Promise<Shape> {
  return JSON.parse(await readFile(new URL(name, meta), "utf8"));
}

it("there is a migration for every change of a table (if not: pnpm --filter @autotune/database migration)", async () => {
  const snapshots = (await readdir(meta)).filter((name) => name.endsWith("_snapshot.json"));
  // drizzle-kit compares with the last one alone: the one before it goes when a migration is made.
  expect(snapshots).toHaveLength(1);
  const last = await readMeta<DrizzleSnapshotJSON>(snapshots[0] ?? "");
  const now = generateDrizzleJson(schema, last.id, undefined, config.casing);
  expect(await generateMigration(last, now)).toEqual([]);
});

it("each migration is younger than the one before it, or a database that has that one would never run it", async () => {
  const { entries } = await readMeta<Journal>("_journal.json");
  expect(entries.length).toBeGreaterThan(0);
  for (const [place, { idx, when }] of entries.entries()) {
    expect(idx).toBe(place);
    expect(when).toBeGreaterThan(entries[place - 1]?.when ?? 0);
  }
});
