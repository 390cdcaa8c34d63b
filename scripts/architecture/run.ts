import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stack/processes.ts";
import { withGraph } from "./draw-graph.ts";
import { layeredPackages } from "./packages.ts";
import { measure } from "./measure.ts";

/** Prints how the packages are layered, and fails where one is not as the graph allows. `--write` draws the graph. */
const mostLevels = 10;
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 1e8,
}).split("\n");

if (process.argv.includes("--write")) {
  const document = join(root, "docs/architecture.md");
  writeFileSync(document, withGraph(readFileSync(document, "utf8")));
}

let failures = 0;
for (const layered of layeredPackages) {
  const files = tracked.filter((file) => file.startsWith(layered.root) && /\.tsx?$/.test(file));
  const sources = new Map(
    files.flatMap((file) => {
      try {
        return [[file, readFileSync(join(root, file), "utf8")] as const];
      } catch {
        // Deleted, and not yet committed.
        return [];
      }
    }),
  );
  const figures = measure(layered, sources);
  const { files: count, folders, longestChain, between } = figures;
  const levels = longestChain.length;
  console.log(`\n${layered.name}: ${count} files in ${folders} folders on ${levels} levels`);
  const pairs = [...between].toSorted(([one], [other]) => one.localeCompare(other));
  for (const [pair, imports] of pairs) console.log(`  ${pair}: ${imports}`);
  const findings = {
    "imports against the graph": figures.againstGraph,
    "imports past the entry of another domain": figures.pastEntry,
    "circles of folders": figures.circles,
    "files in no domain": figures.withoutDomain,
  };
  for (const [what, found] of Object.entries(findings)) {
    console.log(`  ${what}: ${found.length}`);
    for (const one of found) console.log(`    ${one}`);
    failures += found.length;
  }
  if (levels > mostLevels) {
    console.log(`  more than ${mostLevels} levels: ${longestChain.join(" → ")}`);
    failures += 1;
  }
}
console.log(failures === 0 ? "\nThe house is as drawn." : `\n${failures} findings.`);
process.exitCode = failures === 0 ? 0 : 1;
