import { content } from "../content/en/index.ts";
import { inAllLanguages } from "../documents/in-all-languages.ts";
import { noIds } from "../../platform/publishing/known-ids.ts";
import {
  englishDocument,
  seedDocumentName,
  type SeedDocuments,
} from "../documents/seed-documents.ts";
import type { SeedRun } from "../documents/seed-run.ts";
import { filmNames, readFilmFile } from "../films/seed-films.ts";
import { readSeedTranslations } from "../translations/read-seed-translations.ts";
import { drawPortrait } from "./draw-portrait.ts";

const collection = "pictures";

const isPoster = (name: string) => filmNames.some((film) => film === name);

/** The images of the testimonials, by the testimonials' slugs, and the posters of the films, by the films' names. */
export const pictureSeeds: SeedDocuments = {
  collection,
  keys: [...Object.keys(content.testimonials), ...filmNames],
  dataOf: (name) => ({
    alt: isPoster(name) ? "A sung line, and the same line in tune" : "A voice, drawn as a wave",
  }),
};

/** The ids of these images; those that are missing are brought in. The images of testimonials always are. */
export async function seedPictures(
  { payload, request }: SeedRun,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  if (names.length === 0) return ids;
  const translations = await readSeedTranslations(collection);
  const fields = payload.collections[collection].config.flattenedFields;
  for (const name of names) {
    const poster = isPoster(name) ? await findPoster(name) : undefined;
    if (poster !== undefined) {
      ids.set(name, poster);
      continue;
    }
    const english = englishDocument(pictureSeeds, name, { fields, ids: noIds });
    const translated = translations.get(seedDocumentName(pictureSeeds, name)) ?? new Map();
    // Saving publishes, so the words of all languages are there before the file is.
    const { alt } = inAllLanguages(fields, english, translated);
    const made = await payload.db.create({ collection, data: { alt }, req: request() });
    const id = Number(made.id);
    const data = await (isPoster(name) ? readFilmFile(name, "png") : drawPortrait(name));
    await payload.update({
      collection,
      id,
      data: {},
      file: { data, mimetype: "image/png", name: `${name}.png`, size: data.length },
      depth: 0,
      req: request(),
    });
    ids.set(name, id);
  }
  return ids;

  async function findPoster(name: string): Promise<number | undefined> {
    const { docs } = await payload.find({
      collection,
      where: { filename: { like: `${name}-` } },
      limit: 1,
      depth: 0,
      req: request(),
    });
    return docs[0]?.id;
  }
}
