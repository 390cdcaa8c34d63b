import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stack/processes.ts";
import { planCheck } from "./plan-check.ts";

/**
 * `pnpm check [base]`: what a change touches, in minutes. The change is all that differs from where this branch left
 * main, or from `base`, committed or not. `pnpm verify` proves the rest.
 */
const base = process.argv[2] ?? git("merge-base", "HEAD", mainBranch()).trim();
const changed = [
  ...lines(git("diff", "--name-only", base)),
  ...lines(git("ls-files", "--others", "--exclude-standard")),
].filter((file) => existsSync(join(root, file)));
const plan = planCheck(changed);
const started = Date.now();
let failed = 0;
if (changed.length > 0)
  await run(
    "format",
    "pnpm",
    "exec",
    "oxfmt",
    "--check",
    "--no-error-on-unmatched-pattern",
    ...changed,
  );
if (plan.folders.includes("apps/storefront"))
  await run("types of routes", "pnpm", "--filter", "@autotune/storefront", "typegen");
if (plan.folders.length > 0)
  await run(
    "lint and types",
    "pnpm",
    "exec",
    "oxlint",
    "--type-aware",
    "--type-check",
    ...plan.folders,
  );
if (plan.journeys.length > 0 || plan.serverTests.length > 0) await run("build", "pnpm", "build");
if (plan.relatedTests)
  await run(
    "related tests",
    "pnpm",
    "test",
    "--project",
    "!@autotune/server",
    "--changed",
    base,
    ...plan.testPaths,
    "--passWithNoTests",
    "--tags-filter",
    "!long",
    "--outputFile.json=reports/check.json",
  );
if (plan.serverTests.length > 0)
  await run(
    "tests of the server",
    "pnpm",
    "test",
    "--project",
    "@autotune/server",
    ...plan.serverTests,
    "--passWithNoTests",
    "--tags-filter",
    "!long",
    "--outputFile.json=reports/check-server.json",
  );
if (plan.journeys.length > 0)
  await run(
    "journeys",
    "pnpm",
    "e2e",
    "--grep",
    String.raw`\[[A-Z0-9]+-[0-9]+\]`,
    "--pass-with-no-tests",
    ...plan.journeys.map((journey) => `journeys/${journey}`),
  );
console.log(
  `\n${failed === 0 ? "Nothing is wrong" : `${failed} steps failed`}, after ${seconds(started)} s.`,
);
process.exitCode = failed === 0 ? 0 : 1;

async function run(name: string, command: string, ...args: string[]): Promise<void> {
  console.log(`\n=== ${name}`);
  const begun = Date.now();
  const exit = await new Promise<number | null>((resolve) =>
    spawn(command, args, { cwd: root, stdio: "inherit" }).once("exit", resolve),
  );
  if (exit !== 0) failed += 1;
  console.log(`=== ${name}: ${exit === 0 ? "ok" : "FAILED"} in ${seconds(begun)} s`);
}

function seconds(since: number): number {
  return Math.round((Date.now() - since) / 1000);
}

/** The shared one, where this clone knows it. */
function mainBranch(): string {
  return lines(git("branch", "--all", "--format=%(refname:short)")).includes("origin/main")
    ? "origin/main"
    : "main";
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" });
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}
