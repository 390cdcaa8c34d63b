import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashInputs } from "../caching/hash-inputs.ts";
import { foldersOf, sharedInputs } from "../caching/workspace.ts";
import { root, runToEnd } from "../stack/processes.ts";
import { builds } from "./builds.ts";

/**
 * `pnpm build`: what production runs. What is already built from the same files stays: the hash of its inputs lies
 * beside it. `--force` builds all the same.
 */
const isForced = process.argv.includes("--force");

// Side by side: each of them leaves a core idle for half of its time.
await Promise.all(builds.map(build));

async function build({ name, output }: (typeof builds)[number]): Promise<void> {
  const started = Date.now();
  const stamp = join(root, output, "inputs-hash");
  const inputs = await hashInputs({
    paths: [...foldersOf(name), ...sharedInputs],
    withoutTests: true,
  });
  if (!isForced && (await readFile(stamp, "utf8").catch(() => "")) === inputs) {
    console.log(`${name}: built before from the same files`);
    return;
  }
  // A build that fails half-way must not be taken for one of these inputs.
  await rm(stamp, { force: true });
  await runToEnd({
    name: `build-${name.slice(name.indexOf("/") + 1)}`,
    command: "pnpm",
    args: ["--filter", name, "build"],
  });
  await writeFile(stamp, inputs);
  console.log(`${name}: built in ${Math.round((Date.now() - started) / 1000)} s`);
}
