import { existsSync } from "node:fs";
import path from "node:path";
import { defaultLanguage, languages } from "@autotune/routes";
import { contents } from "./contents.ts";
import type { SeedContent } from "./seed-content.ts";
import type { SeedRun } from "./seed-run.ts";

/** The picture's id, or undefined while nobody has put its file into the folder. */
export async function seedPicture(
  { payload, request }: SeedRun,
  name: keyof SeedContent["pictures"],
): Promise<number | undefined> {
  const collection = "pictures";
  const existing = await payload.find({
    collection,
    where: { filename: { like: `${name}-` } },
    limit: 1,
    depth: 0,
    req: request(),
  });
  const [found] = existing.docs;
  if (found !== undefined) return found.id;

  const filePath = path.join(import.meta.dirname, "pictures", `${name}.png`);
  if (!existsSync(filePath)) {
    payload.logger.warn(`No picture at ${filePath}: its product page is made without one.`);
    return undefined;
  }
  const altIn = (language: (typeof languages)[number]) => ({
    alt: contents[language].pictures[name].alt,
  });
  const created = await payload.create({
    collection,
    data: altIn(defaultLanguage),
    filePath,
    locale: defaultLanguage,
    req: request(),
  });
  for (const locale of languages) {
    if (locale === defaultLanguage) continue;
    await payload.update({
      collection,
      id: created.id,
      locale,
      data: altIn(locale),
      req: request(),
    });
  }
  return created.id;
}
