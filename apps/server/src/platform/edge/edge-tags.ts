import { hash } from "node:crypto";
import type { Dependencies, Dependency } from "../published/dependency.ts";

/** Every page and its data carry it: a release purges them all. */
export const everyPageTag = "pages";

const length = 10;

/**
 * What the edge calls a thing that pages show. A page shows hundreds, and their names would not fit into a header. In
 * small letters and digits, because Cloudflare does not distinguish case. Two things under one tag cost a render more.
 */
export function tagOf(dependency: Dependency): string {
  return hash("sha256", dependency, "hex").slice(0, length);
}

export function tagsOf(dependencies: Dependencies): string[] {
  return [everyPageTag, ...new Set([...dependencies.keys()].map(tagOf))];
}
