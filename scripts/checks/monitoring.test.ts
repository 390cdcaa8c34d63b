import { execFile } from "node:child_process";
import { access, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { monitoringFiles } from "../monitoring/monitoring-files.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "deploy/prometheus");
const run = promisify(execFile);

interface Rule {
  readonly alert?: string;
  readonly annotations?: Readonly<Record<string, string>>;
}

interface RuleFile {
  readonly groups?: readonly { readonly rules: readonly Rule[] }[];
}

/** Whatever else lies there, also of other parts of the shop. */
async function ruleFiles(): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".yaml"));
  return files.filter((file) => file !== "prometheus.yaml").map((file) => join(folder, file));
}

async function promtool(...args: string[]): Promise<string> {
  try {
    return (await run("promtool", args)).stdout;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new Error("promtool is missing: bash scripts/install-services.sh prometheus", {
        cause: error,
      });
    throw error;
  }
}

describe("the alarms", () => {
  let alerts: Rule[];
  beforeAll(async () => {
    const files = await Promise.all(
      (await ruleFiles()).map(async (file) => parse(await readFile(file, "utf8")) as RuleFile),
    );
    alerts = files
      .flatMap(({ groups = [] }) => groups.flatMap(({ rules }) => rules))
      .filter(({ alert }) => alert !== undefined);
  });

  it("name a runbook that exists, each of them", async () => {
    expect(alerts.length).toBeGreaterThan(30);
    const lost: string[] = [];
    for (const { alert = "", annotations } of alerts) {
      const runbook = annotations?.["runbook"] ?? "none";
      const isThere = await access(join(root, runbook)).then(
        () => runbook.startsWith("docs/runbooks/") || runbook === "docs/scale.md",
        () => false,
      );
      if (!isThere) lost.push(`${alert}: ${runbook}`);
    }
    expect(lost).toEqual([]);
  });

  it("have names of their own", () => {
    const names = alerts.map(({ alert }) => alert);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("are rules that Prometheus reads", async () => {
    expect(await promtool("check", "rules", ...(await ruleFiles()))).toContain("SUCCESS");
  });

  it("go off when they should, and not when they should not", async () => {
    const tests = (await readdir(join(folder, "tests"))).map((file) => join(folder, "tests", file));
    expect(await promtool("test", "rules", ...tests)).toContain("SUCCESS");
  });
});

it.each([...monitoringFiles()])("%s is as `pnpm monitoring` writes it", async (file, text) => {
  expect(await readFile(join(root, file), "utf8")).toBe(text);
});
