import { workspacePackages } from "../caching/workspace.ts";
import { domainOf } from "./domains.ts";

export interface CheckPlan {
  /** Whose types the change may break: the folders of the touched packages and of those that are made from them. */
  readonly folders: readonly string[];
  /** Test files or folders of the server. All of its tests start the whole server, so imports do not narrow them. */
  readonly serverTests: readonly string[];
  /** Whether the unit tests that import something changed are run, in all projects but the server. */
  readonly relatedTests: boolean;
  /** Parts of the paths of those tests, one of which they must have; empty for all. */
  readonly testPaths: readonly string[];
  /** Files or folders below `e2e/journeys`. */
  readonly journeys: readonly string[];
}

/** Browsing, signing up and buying: for what runs in the shop and belongs to no domain alone. */
const smokeJourneys = ["app/visitor.e2e.ts", "orders/purchase.e2e.ts"];
const journeyFile = /^e2e\/journeys\/(.+\.e2e\.ts)$/;
const source = /\.(ts|tsx|css|po|xlf|json)$/;

/** What a change touches, by the names of its files. */
export function planCheck(changed: readonly string[]): CheckPlan {
  const files = changed.filter((file) => source.test(file) && !file.startsWith("docs/"));
  return {
    folders: touchedFolders(files),
    serverTests: serverTestsOf(files),
    relatedTests: files.some((file) => !file.startsWith("e2e/")),
    testPaths: testPathsOf(files),
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

/**
 * A package is entered through its index, so that nearly every test imports what changes in one: those of the package
 * and those of the domain count.
 */
function testPathsOf(files: readonly string[]): string[] {
  const paths: string[] = [];
  for (const file of files.filter((one) => !one.startsWith("e2e/"))) {
    const domain = domainOf(file);
    // Everybody's.
    if (domain === undefined || domain === "platform" || domain === "app") return [];
    const [kind, name] = file.split("/");
    paths.push(`${kind}/${name}/`, `/${domain}/`);
  }
  return [...new Set(paths)].toSorted();
}

function serverTestsOf(files: readonly string[]): string[] {
  const folders = files
    .filter((file) => file.startsWith("apps/server/"))
    .map((file) => /^apps\/server\/src\/(domains\/[^/]+|[^/]+)\//.exec(file)?.[1])
    .filter((folder) => folder !== undefined);
  const ofFeatures = files
    .map((file) => /^apps\/storefront\/app\/features\/([^/]+)\//.exec(file)?.[1])
    .filter((domain) => domain !== undefined)
    .map((domain) => `domains/${domain}`);
  return [...new Set([...folders, ...ofFeatures])].toSorted();
}

function journeysOf(files: readonly string[]): string[] {
  const ownJourneys = files
    .map((file) => journeyFile.exec(file)?.[1])
    .filter((journey) => journey !== undefined);
  const seen = files.filter(isSeen).map(domainOf);
  const ofDomains = seen.flatMap((domain) => (domain === undefined ? [] : [`${domain}/`]));
  // These touch everybody.
  const ofAll = seen.some((domain) => [undefined, "platform", "app"].includes(domain))
    ? smokeJourneys
    : [];
  return [...new Set([...ownJourneys, ...ofDomains, ...ofAll])].toSorted();
}

/** Of what runs in a shop. */
function isSeen(file: string): boolean {
  return /^(apps|packages)\//.test(file) && !/\.test\.tsx?$/.test(file);
}
