import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../stack/processes.ts";
import { collectProofs } from "./proofs.ts";
import { readDailyReports } from "./test-reports.ts";

/**
 * `pnpm requirements`: says of each line of docs/requirements.md whether a test of the last run proves it,
 * and fails where the document claims another proof than the run gave. `--write` updates the document.
 * Only the daily tests count: a line that the long proofs alone hold would be unproved on most days, and a
 * report left by one of them would make the document say what the next daily run cannot.
 */
const document = join(root, "docs/requirements.md");
const row = /^\| ([A-Z0-9]+-\d+) \| (.*) \| (.*?) \|$/;
const none = "—";

const proofs = collectProofs(await readDailyReports());
const lines = (await readFile(document, "utf8")).split("\n");
const known = new Set<string>();
const wrong: string[] = [];
const written = lines.map((line) => {
  const [, id, behaviour, claimed] = row.exec(line) ?? [];
  if (id === undefined) return line;
  known.add(id);
  const proof = proofs.get(id);
  const proved = proof === undefined ? none : proof.files.map((file) => `\`${file}\``).join(", ");
  if (proved !== claimed) wrong.push(`${id} says ${claimed}, the last run says ${proved}`);
  return `| ${id} | ${behaviour} | ${proved} |`;
});

const ids = [...known];
const passed = ids.filter((id) => proofs.get(id)?.passed === true);
const failed = ids.filter((id) => proofs.get(id)?.passed === false);
const untested = ids.filter((id) => !proofs.has(id));
const unknown = [...proofs.keys()].filter((id) => !known.has(id));
const show = (name: string, list: string[]) =>
  console.log(`${name} (${list.length}): ${list.join(" ") || none}`);
show("Passed", passed);
show(
  "Passed in the browser",
  passed.filter((id) => proofs.get(id)?.inBrowser === true),
);
show("Failed", failed);
show("Without a test", untested);
if (unknown.length > 0) show("In tests but not in docs/requirements.md", unknown);

if (process.argv.includes("--write")) {
  await writeFile(document, written.join("\n"));
} else if (wrong.length > 0) {
  console.log(
    `\ndocs/requirements.md is out of date (pnpm requirements --write):\n  ${wrong.join("\n  ")}`,
  );
}
process.exitCode =
  failed.length > 0 || unknown.length > 0 || (wrong.length > 0 && !process.argv.includes("--write"))
    ? 1
    : 0;
