import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  readSecondTries,
  readTestReports,
  secondTryReports,
} from "../requirements/test-reports.ts";
import { root } from "../stack/processes.ts";
import { runTask, type TaskResult } from "./run-task.ts";
import { dailySteps, longSteps, type Step } from "./tasks.ts";

/**
 * `pnpm verify`: what CI runs. `--full` adds the long proofs, `--fresh` runs also what passed before with the same
 * inputs. Every step runs, so that one run shows all that is wrong.
 */
const full = process.argv.includes("--full");
const fresh = process.argv.includes("--fresh");
const started = Date.now();

// A report of an earlier run must not be read as one of this.
for await (const report of glob(join(root, "reports/*.json"))) await rm(report);
const results: TaskResult[] = [];
for (const step of full ? [...dailySteps({ full }), ...longSteps] : dailySteps({ full }))
  results.push(...(await runStep(step)));

async function runStep({ lanes }: Step): Promise<TaskResult[]> {
  const done = await Promise.all(
    lanes.map(async (lane) => {
      const ofLane: TaskResult[] = [];
      for (const task of lane) {
        console.log(`\n=== ${task.name}: ${task.command}`);
        const result = await runTask(task, { fresh });
        console.log(`=== ${describe(result)}`);
        ofLane.push(result);
      }
      return ofLane;
    }),
  );
  return done.flat();
}

function describe({ task, passed, cached, seconds }: TaskResult): string {
  if (cached) return `${task.name}: unchanged since it passed`;
  return `${task.name}: ${passed ? "ok" : "FAILED"} in ${seconds} s`;
}

const tests = await readTestReports();
const failedTests = tests.filter((test) => !test.passed);
const failedTasks = results.filter((result) => !result.passed);
const secondTries = await readSecondTries(secondTryReports());

// Once more at the end, where readers of a long log look first.
console.log(`\nWhere the time went, ${Math.round((Date.now() - started) / 1000)} s in all:`);
for (const result of results) console.log(`  ${describe(result)}`);
if (failedTasks.length > 0)
  console.log(`\nFailed: ${failedTasks.map(({ task }) => task.name).join(", ")}`);
for (const { file, title } of failedTests) console.log(`  ${file} › ${title}`);
console.log(
  secondTries.length === 0
    ? "\nNo test needed a second try."
    : `\nPassed only at a second try (${secondTries.length}):`,
);
for (const { file, title } of secondTries) console.log(`  ${file} › ${title}`);
console.log(
  `\n${tests.length - failedTests.length} passed, ${failedTests.length + failedTasks.length} failed`,
);
process.exitCode = failedTasks.length > 0 ? 1 : 0;
