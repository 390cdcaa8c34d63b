import { watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root, runToEnd } from "./processes.ts";

/** An editor writes a file in several steps, and one that replaces a word writes many files. */
const calm = 150;

/** Builds a package anew whenever one of its sources changes; a failure is printed, and the last build stays. */
export function rebuildOnChange(name: string): void {
  let building = false;
  let changed = false;
  const build = async (): Promise<void> => {
    changed = true;
    if (building) return;
    building = true;
    while (changed) {
      await wait(calm);
      changed = false;
      await runToEnd({
        name: `Building ${name}`,
        command: "pnpm",
        args: ["--filter", `@autotune/${name}`, "build"],
      }).catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    }
    building = false;
  };
  watch(join(root, "packages", name, "src"), { recursive: true }, () => void build());
}
