import { content } from "../content/en/index.ts";
import { inAllLanguages } from "../documents/in-all-languages.ts";
import { noIds } from "../../platform/publishing/known-ids.ts";
import {
  englishDocument,
  seedDocumentName,
  type SeedDocuments,
} from "../documents/seed-documents.ts";
import type { SeedRun } from "../documents/seed-run.ts";
import { readSeedTranslations } from "../translations/read-seed-translations.ts";
import { drawPortrait } from "./draw-portrait.ts";

const collection = "pictures";

/** The images of the testimonials, by the testimonials' slugs. */
export const portraitSeeds: SeedDocuments = {
  collection,
  keys: Object.keys(content.testimonials),
  dataOf: () => ({ alt: "A voice, drawn as a wave" }),
};

/** The images of new testimonials, by slug. */
export async function seedPortraits(
  { payload, request }: SeedRun,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  if (slugs.length === 0) return ids;
  const translations = await readSeedTranslations(collection);
  const fields = payload.collections[collection].config.flattenedFields;
  for (const slug of slugs) {
    const english = englishDocument(portraitSeeds, slug, { fields, ids: noIds });
    const translated = translations.get(seedDocumentName(portraitSeeds, slug)) ?? new Map();
    // Saving publishes, so the words of all languages are there before the file is.
    const { alt } = inAllLanguages(fields, english, translated);
    const made = await payload.db.create({ collection, data: { alt }, req: request() });
    const id = Number(made.id);
    const data = await drawPortrait(slug);
    await payload.update({
      collection,
      id,
      data: {},
      file: { data, mimetype: "image/png", name: `${slug}.png`, size: data.length },
      depth: 0,
      req: request(),
    });
    ids.set(slug, id);
  }
  return ids;
}
