import { spawn } from "node:child_process";
import { cp, mkdir, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { hashInputs } from "../caching/hash-inputs.ts";
import { root } from "../stack/processes.ts";
import { readSecondTries } from "../requirements/test-reports.ts";
import type { Task } from "./tasks.ts";

export interface TaskResult {
  readonly task: Task;
  readonly passed: boolean;
  /** It passed before with the same inputs, and its reports from then count. */
  readonly cached: boolean;
  readonly seconds: number;
}

const cacheFolder = join(root, ".cache/verify");
const reportsFolder = join(root, "reports");
/** Tests start the sandbox and the CMS's commands a hundred times; half of that is compiling the same files. */
const compileCache = join(root, ".cache/node");

/** Runs a task, unless it has passed before with the same inputs. */
export async function runTask(task: Task, { fresh }: { fresh: boolean }): Promise<TaskResult> {
  const started = Date.now();
  const result = (passed: boolean, cached: boolean): TaskResult => ({
    task,
    passed,
    cached,
    seconds: Math.round((Date.now() - started) / 1000),
  });
  const { inputs, reports = [] } = task;
  const folder = join(cacheFolder, task.name.replaceAll(" ", "-"));
  const hash =
    inputs === undefined ? undefined : await hashInputs({ paths: inputs, salt: task.command });
  const cacheEntry = hash === undefined ? undefined : join(folder, hash);
  if (cacheEntry !== undefined && !fresh && existsSync(cacheEntry)) {
    for (const report of reports) await cp(join(cacheEntry, report), join(reportsFolder, report));
    return result(true, true);
  }
  for (const report of reports) await rm(join(reportsFolder, report), { force: true });
  const passed = (await run(task.command)) === 0;
  // What needed a second try is looked at again next time.
  if (passed && cacheEntry !== undefined && (await readSecondTries(reports)).length === 0) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(cacheEntry, { recursive: true });
    for (const report of reports) await cp(join(reportsFolder, report), join(cacheEntry, report));
  }
  return result(passed, false);
}

function run(command: string): Promise<number | null> {
  return new Promise((resolve) =>
    spawn(command, {
      cwd: root,
      shell: true,
      stdio: "inherit",
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    }).once("exit", resolve),
  );
}
