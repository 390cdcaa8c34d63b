import { appendFile, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseConnection } from "@autotune/database";
import { asRole } from "@autotune/database/roles";
import { reportingVisit, reportingVisitFile } from "@autotune/database/schema";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { countLoggedVisits } from "./count-visits.ts";
import { readVisit } from "./read-visit.ts";

let worker: DatabaseConnection;
let folder: string;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  worker = connectForTest(asRole(url, "worker"), 3);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "visits-"));
  return () => rm(folder, { recursive: true });
});
afterAll(() => worker.close());

const now = new Date("2026-03-02T12:00:00Z");
const count = (at = now) => countLoggedVisits(worker, folder, at);
const countedOn = async (day: string) =>
  (await worker.database.select().from(reportingVisit))
    .filter((row) => row.day === day)
    .map(({ language, country, count: visits }) => `${language} ${country} ${visits}`)
    .toSorted();

it("counts each line once, however often and by how many workers the log is read", async () => {
  const log = join(folder, "edge-1-2026-03-02.log");
  await writeFile(
    log,
    "2026-03-02T09:00:00+00:00 en US\n2026-03-02T09:00:01+00:00 de \n2026-03-02T09:00:02+00:00 en US\n",
  );
  await count();
  await Promise.all([count(), count()]);
  expect(await countedOn("2026-03-02")).toEqual(["de  1", "en US 2"]);

  // A line that is being written is counted when it is whole, and another edge has a file of its own.
  await appendFile(log, "2026-03-02T10:00:00+00:00 e");
  await writeFile(join(folder, "edge-2-2026-03-02.log"), "2026-03-02T10:00:00+00:00 en US\n");
  await count();
  expect(await countedOn("2026-03-02")).toEqual(["de  1", "en US 3"]);
  await appendFile(log, "n US\n");
  await Promise.all([count(), count(), count()]);
  expect(await countedOn("2026-03-02")).toEqual(["de  1", "en US 4"]);
});

it("reads a long log in pieces, and loses no line between them", async () => {
  const line = "2026-03-01T09:00:00+00:00 fr FR\n";
  await writeFile(join(folder, "edge-2026-03-01.log"), line.repeat(80_000));
  await count();
  expect(await countedOn("2026-03-01")).toEqual(["fr FR 80000"]);
});

it("deletes a log that gets no line any more, once it was counted", async () => {
  await writeFile(join(folder, "edge-2026-02-10.log"), "2026-02-10T09:00:00+00:00 en US\n");
  await writeFile(join(folder, "edge-2026-02-11.log"), "2026-02-11T23:00:00+00:00 en US\n");
  await count(new Date("2026-02-12T12:00:00Z"));
  expect(await readdir(folder)).toEqual(["edge-2026-02-11.log"]);
  expect(await countedOn("2026-02-10")).toEqual(["en US 1"]);
  expect(await countedOn("2026-02-11")).toEqual(["en US 1"]);
  const known = await worker.database.select().from(reportingVisitFile);
  expect(known.map(({ name }) => name)).not.toContain("edge-2026-02-10.log");
});

it("reads the day in UTC, and nothing else than the edge's own lines", () => {
  expect(readVisit("2026-03-02T23:30:00-05:00 ja JP")).toEqual({
    day: "2026-03-03",
    language: "ja",
    country: "JP",
  });
  // Two letters that are no language of the shop begin an English path.
  expect(readVisit("2026-03-02T09:00:00+00:00 xx ")?.language).toBe("en");
  for (const line of ["", "2026-03-02 en US", "2026-13-41T99:00:00Z en US", "en US", "x\0y"])
    expect(readVisit(line)).toBeUndefined();
});
