import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { root } from "../stack/processes.ts";

export interface TestResult {
  readonly title: string;
  readonly file: string;
  readonly passed: boolean;
  readonly inBrowser: boolean;
  /** Passed, but only when it was tried again. */
  readonly secondTry: boolean;
}

/** Of the daily run; several machines may each have written a part. */
const daily = { vitest: "vitest-*.json", playwright: "{journeys,gallery}*.json" };
const long = {
  vitest: "{faults,code-race}.json",
  playwright: "{long-journeys-*,crawl,screens}.json",
};
const secondTries = ".second-tries.json";

/** Every report that can name a test which passed only when it was tried again. */
export function secondTryReports(): string[] {
  return [
    ...reportsNamed(`*${secondTries}`),
    ...reportsNamed(daily.playwright),
    ...reportsNamed(long.playwright),
  ];
}

function reportsNamed(pattern: string): string[] {
  return globSync(pattern, { cwd: join(root, "reports") }).toSorted();
}

/** The tests of the last daily run, from the reports that Vitest and Playwright wrote. */
export async function readDailyReports(): Promise<TestResult[]> {
  return readReports(daily);
}

/** The daily tests and the long proofs, as far as the last run had them. */
export async function readTestReports(): Promise<TestResult[]> {
  return [...(await readDailyReports()), ...(await readReports(long))];
}

async function readReports({ vitest, playwright }: typeof daily): Promise<TestResult[]> {
  const ofVitest = reportsNamed(vitest).filter((report) => !report.endsWith(secondTries));
  const results = [...ofVitest.map(readVitest), ...reportsNamed(playwright).map(readPlaywright)];
  return (await Promise.all(results)).flat();
}

/** The tests that passed only when they were tried again. */
export async function readSecondTries(
  reports: readonly string[],
): Promise<Pick<TestResult, "file" | "title">[]> {
  const found = reports.map(async (report) => {
    if (!report.endsWith(secondTries))
      return (await readPlaywright(report)).filter(({ secondTry }) => secondTry);
    const tests = await readJson(report);
    return (Array.isArray(tests) ? tests : []).map((test: unknown) => ({
      file: text(test, "file"),
      title: text(test, "title"),
    }));
  });
  return (await Promise.all(found)).flat();
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
        // Its reports of second tries have it.
        secondTry: false,
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
      secondTry: list(spec, "tests").some((test) => text(test, "status") === "flaky"),
    }));
    return [...own, ...list(suite, "suites").flatMap((inner) => inSuite(inner, title))];
  };
  return list(report, "suites").flatMap((suite) => inSuite(suite, ""));
}

function skipped(spec: unknown): boolean {
  return list(spec, "tests").every((test) => text(test, "status") === "skipped");
}

async function readJson(file: string): Promise<unknown> {
  const path = join(root, "reports", file);
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
