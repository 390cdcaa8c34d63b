import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startBackedUpPostgres, type BackedUpPostgres } from "./backed-up-postgres.ts";
import { hideSegment } from "./hide-segment.ts";
import { query } from "./query.ts";

const [primaryPort, standbyPort] = [4930, 4931];
let folder: string;
let postgres: BackedUpPostgres;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  postgres = await startBackedUpPostgres(folder, primaryPort);
  await on(primaryPort, "create table written (number int)");
  await postgres.backup("base-backup");
});
afterEach(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

const on = (port: number, text: string) =>
  query<{ value: unknown }>(`postgres://postgres@127.0.0.1:${port}/postgres`, text);

/** Each number is a commit, and each row fills a part of a segment. */
const write = (number: number) => on(primaryPort, `insert into written values (${number})`);

async function numbers(port = primaryPort): Promise<unknown[]> {
  const rows = await on(port, "select number as value from written order by 1");
  return rows.map(({ value }) => value);
}

async function writeSegments(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await write(number);
    await on(primaryPort, "select pg_switch_wal()");
  }
}

async function restore(...moment: string[]): Promise<void> {
  await postgres.backup("restore", ...moment);
  await postgres.start();
  await postgres.receiveWal();
}

it("restores everything that was confirmed, also from the segment that was being written", async () => {
  await writeSegments(3);
  await write(4);
  await postgres.destroy();
  await restore();
  expect(await numbers()).toEqual([1, 2, 3, 4]);
  expect(await postgres.backup("base-backup")).not.toContain("ERROR");
  expect(await postgres.backup("verify")).toContain("status: ok");
  const metrics = await readFile(join(postgres.metricsFolder, "backup.prom"), "utf8");
  const stopped = Number(/^backup_completed_timestamp_seconds (\d+)$/m.exec(metrics)?.[1]);
  expect(Math.abs(Date.now() / 1000 - stopped)).toBeLessThan(60);
});

it("refuses a restore with a gap in the WAL, which PostgreSQL would take for the end", async () => {
  await writeSegments(4);
  await write(5);
  await postgres.destroy();
  const segments = (await readdir(postgres.walFolder)).toSorted();
  const missing = segments.at(-3) ?? "";
  const giveBack = await hideSegment(postgres, missing);
  await expect(postgres.backup("restore")).rejects.toThrow(missing);
  await postgres.restoreUpToGap();
  await postgres.start();
  const found = await numbers();
  expect(found.length).toBeLessThan(5);

  await giveBack();
  await postgres.destroy();
  await restore();
  expect(await numbers()).toEqual([1, 2, 3, 4, 5]);
});

it("restores an earlier moment", async () => {
  await write(1);
  await wait(1100);
  const moment = new Date().toISOString();
  await wait(1100);
  await write(2);
  await postgres.destroy();
  await restore(moment);
  expect(await numbers()).toEqual([1]);
});

it("a promoted standby has what the receiver alone had confirmed", async () => {
  const standby = await postgres.startStandby(standbyPort);
  await write(1);
  await on(standbyPort, "alter system set primary_conninfo = ''");
  await on(standbyPort, "select pg_reload_conf()");
  await expect
    .poll(() => on(primaryPort, "select application_name as value from pg_stat_replication"))
    .toEqual([{ value: "wal_receiver" }]);
  await write(2);
  await postgres.destroy();
  await standby.promote();
  await postgres.receiveWal();
  expect(await numbers(standbyPort)).toEqual([1, 2]);
});

it("without receiver and standby nobody can write, until commits may count with the primary alone", async () => {
  await postgres.stopReceiving();
  let isConfirmed = false;
  const writing = write(1).then(() => (isConfirmed = true));
  await wait(3000);
  expect(isConfirmed).toBe(false);
  await postgres.backup("confirm", "alone");
  await writing;
  await write(2);
  await postgres.backup("confirm", "together");
  await postgres.receiveWal();
  await write(3);
  expect(await numbers()).toEqual([1, 2, 3]);
});

it("a backup cannot be read without its key, and files and secrets come back with it", async () => {
  const { repository, secretsFile, storageFolder } = postgres;
  await mkdir(storageFolder);
  await writeFile(join(storageFolder, "window.png"), "an image");
  await writeFile(secretsFile, "LINK_SECRET=very-secret\n");
  await postgres.backup("files-backup");
  await rm(storageFolder, { recursive: true });
  await rm(secretsFile);
  await postgres.backup("files-restore");
  expect(await readFile(join(storageFolder, "window.png"), "utf8")).toBe("an image");
  expect(await readFile(secretsFile, "utf8")).toBe("LINK_SECRET=very-secret\n");
  const stored = await readdir(repository, { recursive: true, withFileTypes: true });
  const files = stored.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(5);
  for (const { parentPath, name } of files) {
    // As openssl and pgBackRest both begin what they encrypted.
    const content = await readFile(join(parentPath, name));
    expect(content.subarray(0, 8).toString(), name).toBe("Salted__");
  }
});
