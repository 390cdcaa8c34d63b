import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Reporter, TestCase, Vitest } from "vitest/node";

/** Vitest's JSON report does not say which tests passed only when they were tried again; this one does, beside it. */
export default class SecondTriesReporter implements Reporter {
  #file: string | undefined;
  #root = "";
  readonly #tests: { readonly file: string; readonly title: string }[] = [];

  onInit(vitest: Vitest): void {
    const { outputFile, root } = vitest.config;
    const json = typeof outputFile === "object" ? outputFile["json"] : undefined;
    this.#file = json?.replace(/\.json$/, ".second-tries.json");
    this.#root = root;
  }

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    this.#tests.push({ file: relative(this.#root, test.module.moduleId), title: test.fullName });
  }

  onTestRunEnd(): void {
    if (this.#file === undefined) return;
    // A fresh clone does not have it yet.
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#tests));
  }
}
