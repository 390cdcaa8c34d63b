import { builds } from "../building/builds.ts";
import { workspacePackages } from "../caching/workspace.ts";

/**
 * The folders whose files a process of an app has loaded: its own, and those of every package of the workspace that
 * it imports, also by another one. What other apps it has reloads by itself (the storefront, through Vite).
 */
export function watchedFolders(app: string): string[] {
  const packages = workspacePackages();
  const folders = new Set<string>();
  const visit = (name: string): void => {
    const found = packages.get(name);
    if (found === undefined || folders.has(found.folder)) return;
    folders.add(found.folder);
    found.dependencies
      .filter((dependency) => packages.get(dependency)?.folder.startsWith("packages/"))
      .forEach(visit);
  };
  visit(`@autotune/${app}`);
  return [...folders].map(loadedFolder).toSorted();
}

/** Most packages run from their sources. One that is built is loaded from there, so a build counts, not a change. */
function loadedFolder(folder: string): string {
  return builds.find(({ output }) => output.startsWith(`${folder}/`))?.output ?? `${folder}/src`;
}
