import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { clientFolder } from "./storefront-build.ts";

/**
 * The release as the pages name it: the file name of the built route manifest contains it. The worker renders
 * no page, so it looks there too.
 */
export async function builtRelease(): Promise<string> {
  try {
    for (const file of await readdir(join(clientFolder, "assets"))) {
      const version = /^manifest-(\w+)\.js$/.exec(file)?.[1];
      if (version !== undefined) return version;
    }
  } catch {
    // In development nothing is built.
  }
  return "development";
}
