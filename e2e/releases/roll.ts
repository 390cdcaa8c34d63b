import { runToEnd, type RunningProcess, type Stack } from "@autotune/scripts/stack";
import type { BuiltRelease } from "./built-files.ts";

/** The release's own step, ahead of its first process. */
export async function storeAssets(stack: Stack, { folder }: BuiltRelease): Promise<void> {
  await runToEnd({
    name: "store-assets",
    command: "node_modules/.bin/node",
    args: ["apps/server/src/platform/release/run-store-assets.ts"],
    cwd: folder,
    environment: stack.environment,
  });
}

/** Replaces the processes of a shop by those of a release, in the order of docs/runbooks/roll-out.md. */
export class Roller {
  readonly #stack: Stack;
  #worker: RunningProcess;

  constructor(stack: Stack) {
    this.#stack = stack;
    this.#worker = stack.worker;
  }

  /**
   * Returns how long it took, in milliseconds, but for `whileMixed`: that is done when the first web process is of the
   * release and the last one is not.
   */
  async roll(release: BuiltRelease, whileMixed: () => Promise<void>): Promise<number> {
    const { webs } = this.#stack;
    let began = performance.now();
    await storeAssets(this.#stack, release);
    for (const index of webs.keys()) {
      await webs[index]?.stop("SIGTERM");
      await this.#stack.startWeb(index, release.folder);
      if (index > 0) continue;
      const mixed = performance.now();
      await whileMixed();
      began += performance.now() - mixed;
    }
    await this.#worker.stop("SIGTERM");
    this.#worker = await this.#stack.startWorker(release.folder);
    return performance.now() - began;
  }
}
