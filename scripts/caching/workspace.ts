import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../stack/processes.ts";

interface WorkspacePackage {
  readonly name: string;
  /** From the root of the repository. */
  readonly folder: string;
  /** Of this workspace, by name; not those of its tests. */
  readonly dependencies: readonly string[];
}

/** What every package is made with: the versions of all libraries, and the settings of the compiler. */
export const sharedInputs = ["pnpm-lock.yaml", "package.json", "tsconfig.base.json"] as const;

let known: ReadonlyMap<string, WorkspacePackage> | undefined;

/** All packages of the workspace, by name. */
export function workspacePackages(): ReadonlyMap<string, WorkspacePackage> {
  known ??= new Map(
    globSync("{apps/*,packages/*,e2e,bench,scripts}/package.json", { cwd: root })
      .map(readPackage)
      .toSorted((one, other) => one.folder.localeCompare(other.folder))
      .map((workspacePackage) => [workspacePackage.name, workspacePackage]),
  );
  return known;
}

/** The folder of a package and those of every package that it is made from. */
export function foldersOf(...names: readonly string[]): string[] {
  const packages = workspacePackages();
  const folders = new Set<string>();
  const add = (name: string) => {
    const found = packages.get(name);
    if (found === undefined) throw new Error(`There is no package ${name} in the workspace.`);
    if (folders.has(found.folder)) return;
    folders.add(found.folder);
    found.dependencies.forEach(add);
  };
  names.forEach(add);
  return [...folders].toSorted();
}

function readPackage(file: string): WorkspacePackage {
  const manifest: unknown = JSON.parse(readFileSync(join(root, file), "utf8"));
  const dependencies = Object.entries(record(field(manifest, "dependencies")))
    .filter(([, version]) => version === "workspace:*")
    .map(([name]) => name);
  return { name: String(field(manifest, "name")), folder: dirname(file), dependencies };
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function record(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
