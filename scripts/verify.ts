import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { readTestReports } from "./requirements/test-reports.ts";
import { root } from "./stack/processes.ts";

/** `pnpm verify`: what CI runs. `--full` adds the long proofs. Every step runs, so that one run tells all that is wrong. */
const full = process.argv.includes("--full");
/** On most days the journeys that carry the id of a requirement; all of them with the long proofs. */
const journeys = full ? "pnpm e2e" : String.raw`pnpm e2e --grep '\[[A-Z0-9]+-[0-9]+\]'`;
const tests = full ? "pnpm test" : "pnpm test --tags-filter '!long'";
/** The commands of one step run at the same time. */
type Step = readonly [name: string, ...commands: string[]];
const steps: readonly Step[] = [
  ["format", "pnpm format:check"],
  ["lint", "pnpm lint"],
  ["types", "pnpm typecheck"],
  ["dead code", "pnpm deadcode"],
  ["build", "pnpm build"],
  // The server's wait for the database, those of the CMS compute in one process: beside each other both are sooner done.
  [
    "tests",
    `${tests} --project '!@autotune/server'`,
    `${tests} --project @autotune/server --outputFile.json=reports/vitest-server.json`,
  ],
  // The gallery is through before the journeys have their shop.
  ["gallery and journeys", "pnpm e2e:gallery --grep-invert 'has no barrier'", journeys],
  ["requirements", "pnpm requirements"],
];
const longSteps: readonly Step[] = [
  ["faults", "pnpm faults"],
  [
    "a code in fifty races",
    "CODE_RACE_ROUNDS=50 pnpm test codes/race --outputFile.json=reports/code-race.json",
  ],
  ["long journeys", "pnpm e2e:long"],
  ["crawl", "pnpm crawl"],
  ["gallery barriers", "pnpm e2e:gallery --grep 'has no barrier'"],
  ["screens", "pnpm screenshots"],
  ["lighthouse", "pnpm lighthouse"],
  ["bench", "pnpm bench"],
];

await Promise.all(
  [
    "vitest.json",
    "vitest-server.json",
    "code-race.json",
    "playwright.json",
    "long-journeys.json",
    "gallery.json",
    "faults.json",
    "crawl.json",
    "screens.json",
  ].map((file) => rm(join(root, "reports", file), { force: true })),
);
const failedSteps: string[] = [];
for (const [name, ...commands] of full ? [...steps, ...longSteps] : steps) {
  const started = Date.now();
  console.log(commands.map((command) => `\n=== ${name}: ${command}`).join(""));
  const codes = await Promise.all(commands.map(run));
  const isOk = codes.every((code) => code === 0);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`=== ${name}: ${isOk ? "ok" : "FAILED"} in ${seconds} s`);
  if (!isOk) failedSteps.push(name);
}

function run(command: string): Promise<number | null> {
  return new Promise((resolve) =>
    spawn(command, { cwd: root, shell: true, stdio: "inherit" }).once("exit", resolve),
  );
}

const results = await readTestReports();
const failed = results.filter((result) => !result.passed);
// Once more at the end, where whoever reads a long log looks first.
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(", ")}`);
for (const { file, title } of failed) console.log(`  ${file} › ${title}`);
console.log(
  `\n${results.length - failed.length} passed, ${failed.length + failedSteps.length} failed`,
);
process.exitCode = failedSteps.length > 0 ? 1 : 0;
