import { dirname, posix } from "node:path";
import { mayImport } from "./graph.ts";
import { domainIn, isEntry, isGenerated, isTest, type LayeredPackage } from "./packages.ts";
import { readImports } from "./read-imports.ts";

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
  readonly isTypeOnly: boolean;
}

export interface Figures {
  readonly files: number;
  readonly folders: number;
  /** The longest chain of folders below the entry that import each other's values. */
  /** Folders, each importing the next: as many levels as the package has. */
  readonly longestChain: readonly string[];
  /** How many imports cross from a domain to another, by both. */
  readonly between: ReadonlyMap<string, number>;
  readonly againstGraph: readonly string[];
  readonly pastEntry: readonly string[];
  readonly withoutDomain: readonly string[];
  /** Folders that import each other in a circle, values alone. */
  readonly circles: readonly string[];
}

/** Measures one package by the text of its files. */
export function measure(layered: LayeredPackage, sources: ReadonlyMap<string, string>): Figures {
  const files = [...sources.keys()].filter((file) => !isTest(file) && !isGenerated(layered, file));
  const known = new Set(files);
  const edges = files.flatMap((from): Edge[] =>
    readImports(sources.get(from) ?? "")
      .map(({ specifier, ...imported }) => ({
        from,
        to: posix.join(dirname(from), specifier),
        ...imported,
      }))
      .filter(({ to }) => known.has(to)),
  );
  const crossing = edges.flatMap((edge) => {
    const from = domainIn(layered, edge.from);
    const to = domainIn(layered, edge.to);
    return from === undefined || to === undefined || from === to
      ? []
      : [{ ...edge, domains: { from, to } }];
  });
  const name = (file: string) => file.slice(layered.root.length);
  const show = ({ from, to }: Edge) => `${name(from)} imports ${name(to)}`;
  const isAtRoot = (file: string) => !name(file).includes("/");
  const folders = foldersOf(
    throughEntries(edges).filter(({ from, isTypeOnly }) => !isTypeOnly && !isAtRoot(from)),
  );
  const { longestChain, circles } = levelsOf(folders);
  return {
    files: files.length,
    folders: new Set(files.map((file) => dirname(file))).size,
    longestChain: longestChain.map((folder) => name(`${folder}/`)),
    between: countBy(crossing.map(({ domains: { from, to } }) => `${from} → ${to}`)),
    againstGraph:
      layered.isFreeOfDirection === true
        ? []
        : crossing.filter(({ domains: { from, to } }) => !mayImport(from, to)).map(show),
    pastEntry: crossing
      .filter(({ domains: { from }, to }) => !isEntry(layered, from, to))
      .map(show),
    withoutDomain: files.filter((file) => domainIn(layered, file) === undefined).map(name),
    circles: circles.map((circle) => circle.map((folder) => name(`${folder}/`)).join(" ⇄ ")),
  };
}

/** An entry is a door and no floor: what is imported through it counts as imported from the file that has it. */
function throughEntries(edges: readonly Edge[]): Edge[] {
  const isDoor = (file: string) => posix.basename(file) === "index.ts";
  const behind = new Map<string, Map<string, string>>();
  for (const { from, to, names } of edges.filter((edge) => isDoor(edge.from))) {
    const files = behind.get(from) ?? new Map<string, string>();
    for (const name of names) files.set(name, to);
    behind.set(from, files);
  }
  return edges
    .filter(({ from }) => !isDoor(from))
    .flatMap((edge) => {
      const files = behind.get(edge.to);
      if (files === undefined) return [edge];
      return edge.names.map((name) => ({ ...edge, to: files.get(name) ?? edge.to }));
    });
}

function foldersOf(edges: readonly Edge[]): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const [folder, imported] = [dirname(from), dirname(to)];
    const below = folders.get(folder) ?? new Set();
    if (folder !== imported) below.add(imported);
    folders.set(folder, below);
    if (!folders.has(imported)) folders.set(imported, new Set());
  }
  return folders;
}

/** Depth first: a folder that is met again while its own imports are followed closes a circle. */
function levelsOf(folders: ReadonlyMap<string, ReadonlySet<string>>) {
  const chains = new Map<string, readonly string[]>();
  const path: string[] = [];
  const circles: string[][] = [];
  const chainOf = (folder: string): readonly string[] => {
    const known = chains.get(folder);
    if (known !== undefined) return known;
    const begun = path.indexOf(folder);
    if (begun >= 0) {
      circles.push(path.slice(begun));
      return [];
    }
    path.push(folder);
    const chain = [folder, ...longest([...(folders.get(folder) ?? [])].map(chainOf))];
    path.pop();
    chains.set(folder, chain);
    return chain;
  };
  return { longestChain: longest([...folders.keys()].map(chainOf)), circles };
}

function longest(chains: readonly (readonly string[])[]): readonly string[] {
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}

function countBy(names: readonly string[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
  return counted;
}
