import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { comparePlans } from "./compare-plans.ts";
import { normalise, readPlans } from "./read-plans.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plans-"));
});
afterAll(() => rm(folder, { recursive: true }));

const scan = {
  "Node Type": "Seq Scan",
  Schema: "shop",
  "Relation Name": "order",
  "Actual Loops": 1,
};
const logged = (query: string, plan: object) =>
  `LOG:  duration: 0.5 ms  plan:\n\t${JSON.stringify({ "Query Text": query, Plan: plan }, null, 1).replaceAll("\n", "\n\t")}\n`;

it("reads what each statement touched, and which tables it read whole", async () => {
  const log = join(folder, "log");
  await writeFile(
    log,
    `LOG:  starting\n${logged("select 1", { "Shared Hit Blocks": 3, "Shared Read Blocks": 1 })}${logged(
      "select  1",
      {
        "Shared Hit Blocks": 5,
        Plans: [scan, { ...scan, "Relation Name": "x", "Actual Loops": 0 }],
      },
    )}LOG:  checkpoint\n`,
  );
  expect(await readPlans(log)).toEqual(
    new Map([["select 1", { buffers: [4, 5], scanned: new Set(["shop.order"]) }]]),
  );
});

it("takes lists of another length for the same statement", () => {
  expect(normalise("select a from b where c in ($1, $2, $3) and d = $4")).toBe(
    normalise("select a from b where c in ($1, $2) and d = $4"),
  );
});

it("names statements that grow, and those that read a large table whole", () => {
  const cost = (buffers: number, ...scanned: string[]) => ({
    buffers: [buffers],
    scanned: new Set(scanned),
  });
  const small = new Map([
    ["grows", cost(10)],
    ["deeper index", cost(4)],
    ["scans", cost(10, "shop.order")],
    ["settings", cost(2)],
  ]);
  const grown = new Map([
    ["grows", cost(100)],
    ["deeper index", cost(9)],
    ["scans", cost(10, "shop.order")],
    ["settings", cost(2, "shop.settings")],
  ]);
  expect(comparePlans(small, grown, { large: new Set(["shop.order"]), growth: 1.5 })).toEqual([
    { statement: "grows", reason: "touches 100 pages, 10 in a small shop" },
    { statement: "scans", reason: "reads all of shop.order" },
  ]);
});
