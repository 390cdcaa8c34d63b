import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stack/processes.ts";

/**
 * A reporter of Playwright for a run of all journeys. Parts of an earlier run left reports of their own, which would be
 * read beside that of this one.
 */
export default class DeleteJourneyReports {
  readonly #folder: string;

  constructor({ folder = join(root, "reports") }: { readonly folder?: string } = {}) {
    this.#folder = folder;
  }

  onBegin(): void {
    for (const report of globSync("journeys-*.json", { cwd: this.#folder }))
      rmSync(join(this.#folder, report));
  }

  printsToStdio(): boolean {
    return false;
  }
}
