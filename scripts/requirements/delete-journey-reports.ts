import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stack/processes.ts";

/**
 * A reporter of Playwright for a run of all journeys. Parts of an earlier run left reports of their own, which would be
 * read beside that of this one.
 */
export default class DeleteJourneyReports {
  readonly #folder: string;
  readonly #reports: string;

  constructor({
    folder = join(root, "reports"),
    reports = "journeys-*.json",
  }: { readonly folder?: string; readonly reports?: string } = {}) {
    this.#folder = folder;
    this.#reports = reports;
  }

  onBegin(): void {
    for (const report of globSync(this.#reports, { cwd: this.#folder }))
      rmSync(join(this.#folder, report));
  }

  printsToStdio(): boolean {
    return false;
  }
}
