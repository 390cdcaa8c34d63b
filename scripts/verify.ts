import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { readTestReports } from "./requirements/test-reports.ts";
import { root } from "./stack/processes.ts";

/** `pnpm verify`: what CI runs. `--full` adds the long proofs. Every step runs, so that one run tells all that is wrong. */
const full = process.argv.includes("--full");
/** On most days the journeys that carry the id of a requirement; all of them with the long proofs. */
const journeys = full ? "pnpm e2e" : String.raw`pnpm e2e --grep '\[[A-Z0-9]+-[0-9]+\]'`;
const steps: [name: string, command: string][] = [
  ["format", "pnpm format:check"],
  ["lint", "pnpm lint"],
  ["types", "pnpm typecheck"],
  ["dead code", "pnpm deadcode"],
  ["build", "pnpm build"],
  ["tests", "pnpm test"],
  ["gallery", "pnpm e2e:gallery --grep-invert 'has no barrier'"],
  ["journeys", journeys],
  ["requirements", "pnpm requirements"],
];
const longSteps: [name: string, command: string][] = [
  ["faults", "pnpm faults"],
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
    "playwright.json",
    "long-journeys.json",
    "gallery.json",
    "faults.json",
    "crawl.json",
    "screens.json",
  ].map((file) => rm(join(root, "reports", file), { force: true })),
);
const failedSteps: string[] = [];
for (const [name, command] of full ? [...steps, ...longSteps] : steps) {
  const started = Date.now();
  console.log(`\n=== ${name}: ${command}`);
  const code = await new Promise<number | null>((resolve) =>
    spawn(command, { cwd: root, shell: true, stdio: "inherit" }).once("exit", resolve),
  );
  console.log(
    `=== ${name}: ${code === 0 ? "ok" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  if (code !== 0) failedSteps.push(name);
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
