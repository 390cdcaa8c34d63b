import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import DeleteJourneyReports from "./delete-journey-reports.ts";

it("deletes the reports of every part, and no other", () => {
  const folder = mkdtempSync(join(tmpdir(), "reports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const report of ["journeys-1", "journeys-2", "gallery", "long-journeys-1", "vitest-server"])
    writeFileSync(join(folder, `${report}.json`), "{}");
  new DeleteJourneyReports({ folder }).onBegin();
  expect(readdirSync(folder).toSorted()).toEqual([
    "gallery.json",
    "long-journeys-1.json",
    "vitest-server.json",
  ]);
});
