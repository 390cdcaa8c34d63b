import { spawn } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../stack/processes.ts";
import { targets, type MutationTarget } from "./targets.ts";

/**
 * `pnpm mutation`: changes the named rules in every way that StrykerJS knows, and fails where their tests do not notice
 * at least 85 of 100 changes. With words, only the targets whose names contain them: `pnpm mutation coupons`.
 */
const least = 85;
const wanted = process.argv.slice(2);
const chosen = targets.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
if (chosen.length === 0) throw new Error(`There is no target ${wanted.join(" ")}`);

const stryker = join(root, "node_modules/.bin/stryker");
const failed: string[] = [];
for (const target of chosen) {
  console.log(`\n=== ${target.name}`);
  if ((await mutate(target)) !== 0) failed.push(target.name);
}
if (failed.length > 0) console.log(`\nBelow ${least} %: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function mutate({ name, folder, mutate: mutated, tests }: MutationTarget) {
  const settings = join(root, folder, ".cache/mutation");
  const key = name.replaceAll(" ", "-");
  await rm(join(root, folder, ".cache"), { recursive: true, force: true });
  await mkdir(settings, { recursive: true });
  const testSettings = `export default { test: { include: ${JSON.stringify(tests)} } };\n`;
  await writeFile(join(settings, "vitest.config.mjs"), testSettings);
  const options = {
    testRunner: "vitest",
    plugins: [join(root, "node_modules/@stryker-mutator/vitest-runner/dist/src/index.js")],
    vitest: { configFile: ".cache/mutation/vitest.config.mjs", related: false },
    mutate: [...mutated, "!src/**/*.{test,sample}.ts"],
    // Hidden folders are left out of the copy that is changed, unless they are named.
    // Without a tsconfig there, that of the package applies; it would be rewritten by the API of an older TypeScript.
    ignorePatterns: ["!.cache/mutation/vitest.config.mjs", "tsconfig.json"],
    tempDirName: ".cache/stryker",
    reporters: ["clear-text", "json"],
    clearTextReporter: {
      allowColor: false,
      logTests: false,
      reportTests: false,
      reportMutants: true,
    },
    jsonReporter: { fileName: join(root, `reports/mutation-${key}.json`) },
    thresholds: { high: 95, low: least, break: least },
    concurrency: 2,
  };
  const file = join(settings, "stryker.config.json");
  await writeFile(file, JSON.stringify(options));
  const code = await run([stryker, "run", file], join(root, folder));
  await rm(join(root, folder, ".cache"), { recursive: true, force: true });
  return code;
}

function run([program = "", ...words]: readonly string[], cwd: string): Promise<number | null> {
  return new Promise((resolve) =>
    spawn(program, words, { cwd, stdio: "inherit" }).once("exit", resolve),
  );
}
