import { readFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import { join, posix } from "node:path";
import { LRUCache } from "lru-cache";
import { sourceMapFolder } from "../release/storefront-build.ts";

/** A built file in a stack, wherever the page was. */
const builtPlace =
  /(?:https?:\/\/[^/\s]+)?\/assets\/(?<file>[\w.-]+\.js):(?<row>\d+):(?<column>\d+)/g;

/** Few: a failing page is a few files, and a map is a megabyte. Absent ones are those of another release. */
const maps = new LRUCache<string, { readonly map: SourceMap | undefined }>({ max: 20 });

/**
 * Where in the code a page failed, by the source maps that lie beside this release and are served to nobody. A stack of
 * another release stays as it is: its built files have other names.
 */
export async function resolveStack(stack: string, folder = sourceMapFolder): Promise<string> {
  const files = new Set(
    [...stack.matchAll(builtPlace)].map(({ groups }) => groups?.["file"] ?? ""),
  );
  const found = new Map<string, SourceMap>();
  for (const file of files) {
    const map = await readMap(join(folder, `${file}.map`));
    if (map !== undefined) found.set(file, map);
  }
  return stack.replace(builtPlace, (place, file: string, row: string, column: string) => {
    const origin = found.get(file)?.findOrigin(Number(row), Number(column));
    if (origin === undefined || !("fileName" in origin)) return place;
    return `${sourcePath(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

async function readMap(path: string): Promise<SourceMap | undefined> {
  const known = maps.get(path);
  if (known !== undefined) return known.map;
  const text = await readFile(path, "utf8").catch(() => undefined);
  const map = text === undefined ? undefined : new SourceMap(JSON.parse(text));
  maps.set(path, { map });
  return map;
}

/** From the root of the repository: a map names its sources from where the built file lies. */
function sourcePath(source: string): string {
  return posix.join("apps/storefront/build/client/assets", source);
}
