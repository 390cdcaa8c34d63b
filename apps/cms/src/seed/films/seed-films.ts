import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SeedRun } from "../documents/seed-run.ts";

const collection = "films";

/** Drawn by `pnpm film`; each has its poster beside it, under the same name. */
export const filmNames = ["a-line-lands"] as const;

export function readFilmFile(name: string, extension: "webm" | "png"): Promise<Buffer> {
  return readFile(join(import.meta.dirname, `${name}.${extension}`));
}

/** The ids of the films, by name. Those that are missing are brought in. */
export async function seedFilms({
  payload,
  request,
}: SeedRun): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const name of filmNames) {
    const { docs } = await payload.find({
      collection,
      // The CMS adds a hash of the content to a file's name.
      where: { filename: { like: `${name}-` } },
      limit: 1,
      depth: 0,
      req: request(),
    });
    ids.set(name, docs[0]?.id ?? (await bringIn(name)));
  }
  return ids;

  async function bringIn(name: string): Promise<number> {
    const data = await readFilmFile(name, "webm");
    const file = { data, mimetype: "video/webm", name: `${name}.webm`, size: data.length };
    const made = await payload.create({ collection, data: {}, file, depth: 0, req: request() });
    return made.id;
  }
}
