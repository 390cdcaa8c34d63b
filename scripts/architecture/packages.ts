import { isDomain, type Domain } from "./graph.ts";
import { storefrontEntries } from "./storefront-entries.ts";

export interface LayeredPackage {
  readonly name: string;
  /** The folder whose files the graph holds, with a slash at the end. */
  readonly root: string;
  /** Folders at the root that are a domain's under another name. */
  readonly drawers: Readonly<Record<string, Domain>>;
  /** The folder in which the drawers of domains are, if they are not at the root. */
  readonly within?: string;
  /** The files by which a domain is entered, relative to its folder; without them any file is an entry. */
  readonly entriesOf?: (domain: Domain) => readonly string[];
  /** What puts the domains together imports any of their files. */
  readonly isOpenToApp?: true;
  /** Files that all others may import, such as generated types. */
  readonly generated?: readonly string[];
  /** Foreign keys point where they must: only circles between files are forbidden. */
  readonly isFreeOfDirection?: true;
}

export const layeredPackages: readonly LayeredPackage[] = [
  {
    name: "server",
    root: "apps/server/src/",
    within: "domains",
    drawers: { "": "app", app: "app", platform: "platform" },
    entriesOf: () => ["index.ts", "modules.ts"],
  },
  {
    name: "storefront",
    root: "apps/storefront/app/",
    within: "features",
    drawers: {
      "": "app",
      blocks: "app",
      document: "app",
      locales: "app",
      platform: "platform",
      routes: "app",
      shell: "app",
    },
    entriesOf: (domain) => storefrontEntries[domain] ?? [],
    isOpenToApp: true,
  },
  {
    name: "cms",
    root: "apps/cms/src/",
    drawers: {
      "": "app",
      access: "platform",
      app: "app",
      blocks: "content",
      commands: "app",
      dashboard: "app",
      migrations: "app",
      seed: "app",
    },
    generated: ["payload-types.ts"],
  },
  { name: "contract", root: "packages/contract/src/", drawers: { "": "app" } },
  { name: "commerce", root: "packages/commerce/src/", drawers: { "": "app" } },
  { name: "emails", root: "packages/emails/src/", drawers: { "": "app", locales: "platform" } },
  {
    name: "database schema",
    root: "packages/database/src/schema/",
    drawers: { "": "app" },
    isFreeOfDirection: true,
  },
];

/** The package of a file of this repository; undefined where the graph does not hold it. */
export function packageOf(file: string): LayeredPackage | undefined {
  return layeredPackages.find(({ root }) => file.startsWith(root));
}

/** The domain in whose drawer a file is; undefined where it is in none. */
export function domainIn(
  { root, within, drawers }: LayeredPackage,
  file: string,
): Domain | undefined {
  const [first = "", second = "", ...rest] = file.slice(root.length).split("/");
  if (within !== undefined && first === within)
    return rest.length > 0 && isDomain(second) ? second : undefined;
  const isAtRoot = second === "";
  const folder = isAtRoot ? "" : first;
  const named = drawers[folder];
  if (named !== undefined) {
    // A schema file at the root may be a whole domain.
    const base = first.replace(/\.tsx?$/, "");
    return isAtRoot && within === undefined && isDomain(base) ? base : named;
  }
  return within === undefined && isDomain(folder) ? folder : undefined;
}

/** Tests and what serves them may know everybody. */
export function isTest(file: string): boolean {
  return /\.(test|sample|bench)\.tsx?$|\/testing\/|\/test\//.test(file);
}

/** Whether a domain may import this file of another one. */
export function isEntry(
  { root, within = "", entriesOf, isOpenToApp }: LayeredPackage,
  from: Domain,
  file: string,
): boolean {
  if (entriesOf === undefined || (isOpenToApp === true && from === "app")) return true;
  const [folder, domain = "", ...inDomain] = file.slice(root.length).split("/");
  // Platform has no single entry: each of its folders is one.
  return folder !== within || !isDomain(domain) || entriesOf(domain).includes(inDomain.join("/"));
}

/** Such as the types that the CMS writes: all others may import it. */
export function isGenerated({ root, generated = [] }: LayeredPackage, file: string): boolean {
  return generated.some((name) => file === root + name);
}
