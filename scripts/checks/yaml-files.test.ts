import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { isMap, isScalar, parseAllDocuments, visit, type Document } from "yaml";

type Mapping = Readonly<Record<string, unknown>>;

interface YamlFile {
  readonly file: string;
  readonly documents: readonly Document[];
}

const root = join(import.meta.dirname, "../..");

let files: readonly YamlFile[];
beforeAll(async () => {
  const list = ["ls-files", "*.yaml", "*.yml"];
  const { stdout } = await promisify(execFile)("git", list, { cwd: root });
  files = await Promise.all(
    stdout
      .split("\n")
      .filter((file) => file !== "")
      .map(async (file) => ({ file, documents: parse(await readFile(join(root, file), "utf8")) })),
  );
});

function parse(text: string): Document[] {
  const parsed = parseAllDocuments(text, { strict: true, uniqueKeys: true, merge: true });
  return Array.isArray(parsed) ? parsed : [];
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mappingAt(value: unknown, key: string): Mapping {
  const found = isMapping(value) ? value[key] : undefined;
  return isMapping(found) ? found : {};
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const found = isMapping(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/** The files that their path selects, with their content. */
function contentOf(is: (file: string) => boolean): [file: string, content: unknown][] {
  return files
    .filter(({ file }) => is(file))
    .map(({ file, documents }) => [file, documents[0]?.toJS() as unknown]);
}

const isWorkflow = (file: string) => file.startsWith(".github/workflows/");
const isAlerts = (file: string) => file.startsWith("deploy/prometheus/");

describe("YAML files", () => {
  it("are read without an error or a warning, and have no duplicate key", () => {
    expect(files.length).toBeGreaterThan(4);
    for (const { file, documents } of files) {
      expect(documents.length, file).toBeGreaterThan(0);
      const said = documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]);
      expect(
        said.map(({ message }) => message),
        file,
      ).toEqual([]);
    }
  });

  it("have no key with a space in it: that is a sentence or a command with a colon, without quotes", () => {
    const sentences: string[] = [];
    for (const { file, documents } of files)
      for (const document of documents)
        visit(document, {
          Pair(_, { key }) {
            const name = isScalar(key) ? String(key.value) : isMap(key) ? "a mapping" : "";
            if (/\s/.test(name)) sentences.push(`${file}: ${name}`);
          },
        });
    expect(sentences).toEqual([]);
  });
});

it("a workflow has jobs with a machine and steps, and each step does one thing", () => {
  const workflows = contentOf(isWorkflow);
  expect(workflows.length).toBeGreaterThan(0);
  for (const [file, content] of workflows) {
    const jobs = Object.entries(mappingAt(content, "jobs"));
    expect(jobs.length, file).toBeGreaterThan(0);
    expect(isMapping(content) && "on" in content, `${file}: when it runs`).toBe(true);
    for (const [name, job] of jobs) {
      expect(isMapping(job) && typeof job["runs-on"], `${file}: ${name}`).toBe("string");
      const steps = listAt(job, "steps");
      expect(steps.length, `${file}: ${name}`).toBeGreaterThan(0);
      for (const step of steps) {
        const does = isMapping(step) ? [step["run"], step["uses"]] : [];
        expect(
          does.filter((what) => typeof what === "string"),
          `${file}: ${name}`,
        ).toHaveLength(1);
      }
    }
  }
});

it("an alarm has a name, an expression, how urgent it is, and what to do", () => {
  const alerts = contentOf(isAlerts).flatMap(([, content]) =>
    listAt(content, "groups")
      .flatMap((group) => listAt(group, "rules"))
      // The others record a figure for them.
      .filter((rule) => isMapping(rule) && !("record" in rule)),
  );
  expect(alerts.length).toBeGreaterThan(10);
  for (const alert of alerts)
    expect(alert).toMatchObject({
      alert: expect.any(String),
      expr: expect.any(String),
      labels: { severity: expect.stringMatching(/^(?:page|ticket)$/) },
      annotations: { summary: expect.any(String), description: expect.any(String) },
    });
});
