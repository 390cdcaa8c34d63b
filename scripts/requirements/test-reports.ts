import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { root } from "../stack/processes.ts";

export interface TestResult {
  readonly title: string;
  readonly file: string;
  readonly passed: boolean;
  readonly inBrowser: boolean;
}

/** The tests of the last daily run, from the reports that Vitest and Playwright wrote. */
export async function readDailyReports(): Promise<TestResult[]> {
  return [
    ...(await readVitest("reports/vitest.json")),
    ...(await readVitest("reports/vitest-server.json")),
    ...(await readPlaywright("reports/playwright.json")),
    ...(await readPlaywright("reports/gallery.json")),
  ];
}

/** The daily tests and the long proofs, as far as the last run had them. */
export async function readTestReports(): Promise<TestResult[]> {
  return [
    ...(await readDailyReports()),
    ...(await readVitest("reports/faults.json")),
    ...(await readVitest("reports/code-race.json")),
    ...(await readPlaywright("reports/long-journeys.json")),
    ...(await readPlaywright("reports/crawl.json")),
    ...(await readPlaywright("reports/screens.json")),
  ];
}

async function readVitest(file: string): Promise<TestResult[]> {
  const report = await readJson(file);
  return list(report, "testResults").flatMap((testFile) =>
    list(testFile, "assertionResults")
      .filter((test) => !isLeftToLongProofs(test))
      .map((test) => ({
        title: text(test, "fullName"),
        file: relative(root, text(testFile, "name")),
        passed: text(test, "status") === "passed",
        inBrowser: false,
      })),
  );
}

/** Any other test that was skipped counts as failed. */
function isLeftToLongProofs(test: unknown): boolean {
  return text(test, "status") === "skipped" && list(test, "tags").includes("long");
}

async function readPlaywright(file: string): Promise<TestResult[]> {
  const report = await readJson(file);
  const folder = text(field(report, "config"), "rootDir");
  const inSuite = (suite: unknown, above: string): TestResult[] => {
    const title = `${above} ${text(suite, "title")}`.trim();
    const own = list(suite, "specs").map((spec) => ({
      title: `${title} ${text(spec, "title")}`,
      file: relative(root, join(folder, text(spec, "file"))),
      passed: field(spec, "ok") === true && !skipped(spec),
      inBrowser: true,
    }));
    return [...own, ...list(suite, "suites").flatMap((inner) => inSuite(inner, title))];
  };
  return list(report, "suites").flatMap((suite) => inSuite(suite, ""));
}

function skipped(spec: unknown): boolean {
  return list(spec, "tests").every((test) => text(test, "status") === "skipped");
}

async function readJson(file: string): Promise<unknown> {
  const path = join(root, file);
  if (!existsSync(path)) return {};
  return JSON.parse(await readFile(path, "utf8")) as unknown;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function text(value: unknown, name: string): string {
  const found = field(value, name);
  return typeof found === "string" ? found : "";
}

function list(value: unknown, name: string): unknown[] {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}
