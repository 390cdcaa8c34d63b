import { basename } from "node:path";
import { workspacePackages } from "../caching/workspace.ts";
import { domains, smokeJourneys } from "./domains.ts";

export interface CheckPlan {
  /** Whose types the change may break: the folders of the touched packages and of those that are made from them. */
  readonly folders: readonly string[];
  /** Test files or folders of the server. All of its tests start the whole server, so imports do not narrow them. */
  readonly serverTests: readonly string[];
  /** Whether the unit tests that import something changed are run, in all projects but the server. */
  readonly relatedTests: boolean;
  readonly journeys: readonly string[];
}

const withDomain = [
  { kind: "storefront", pattern: /^apps\/storefront\/app\/features\/([^/]+)\// },
  { kind: "cms", pattern: /^apps\/cms\/src\/([^/]+)\// },
  { kind: "commerce", pattern: /^packages\/commerce\/src\/([^/]+)\// },
] as const;
const serverDomain = /^apps\/server\/src\/(?:domains\/)?([^/]+)\//;
const journeyFile = /^e2e\/journeys\/.+\.e2e\.ts$/;
const source = /\.(ts|tsx|css|po|xlf|json)$/;

/** What a change touches, by the names of its files. */
export function planCheck(changed: readonly string[]): CheckPlan {
  const files = changed.filter((file) => source.test(file) && !file.startsWith("docs/"));
  return {
    folders: touchedFolders(files),
    serverTests: serverTestsOf(files),
    relatedTests: files.some((file) => !file.startsWith("e2e/")),
    journeys: journeysOf(files),
  };
}

function touchedFolders(files: readonly string[]): string[] {
  const all = [...workspacePackages().values()];
  const touched = new Set(
    all.filter(({ folder }) => files.some((file) => file.startsWith(`${folder}/`))),
  );
  // Until no other package is made from one of them.
  for (let before = 0; before !== touched.size;) {
    before = touched.size;
    const names = new Set([...touched].map(({ name }) => name));
    for (const candidate of all)
      if (candidate.dependencies.some((name) => names.has(name))) touched.add(candidate);
  }
  return [...touched].map(({ folder }) => folder).toSorted();
}

function serverTestsOf(files: readonly string[]): string[] {
  const folders = files
    .filter((file) => file.startsWith("apps/server/"))
    .map((file) => /^apps\/server\/src\/(domains\/[^/]+|[^/]+)\//.exec(file)?.[1])
    .filter((folder) => folder !== undefined);
  const ofFeatures = domainsOf(files.filter((file) => file.startsWith("apps/storefront/")))
    .filter((name) => name !== "platform")
    .map((name) => `domains/${name}`);
  return [...new Set([...folders, ...ofFeatures])].toSorted();
}

function journeysOf(files: readonly string[]): string[] {
  const ownJourneys = files.filter((file) => journeyFile.test(file)).map((file) => basename(file));
  const seen = files.filter(isSeen);
  const ofDomains = domainsOf(seen).flatMap((name) => domains[name]?.journeys ?? []);
  const ofAll = seen.some((file) => domainsOf([file]).length === 0) ? smokeJourneys : [];
  const named = [...ofDomains, ...ofAll].map((journey) => `${journey}.e2e.ts`);
  return [...new Set([...ownJourneys, ...named])].toSorted();
}

/** Of what runs in a shop. */
function isSeen(file: string): boolean {
  return /^(apps|packages)\//.test(file) && !/\.test\.tsx?$/.test(file);
}

function domainsOf(files: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    const ofServer = serverDomain.exec(file)?.[1];
    if (ofServer !== undefined && domains[ofServer] !== undefined) found.add(ofServer);
    for (const { kind, pattern } of withDomain) {
      const folder = pattern.exec(file)?.[1];
      if (folder === undefined) continue;
      for (const [name, domain] of Object.entries(domains))
        if (domain[kind]?.includes(folder) === true) found.add(name);
    }
  }
  return [...found].toSorted();
}
