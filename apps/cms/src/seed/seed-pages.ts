import { blockFromPublished } from "../blocks/from-published.ts";
import { contents } from "./contents.ts";
import type { KnownIds } from "./known-ids.ts";
import { saveInAllLanguages } from "./save-in-all-languages.ts";
import type { SeedRun } from "./seed-run.ts";

export async function seedPages({ payload, request }: SeedRun, ids: KnownIds): Promise<void> {
  const slug = "home";
  const collection = "pages";
  const { totalDocs } = await payload.count({
    collection,
    where: { slug: { equals: slug } },
    req: request(),
  });
  if (totalDocs > 0) return;

  await saveInAllLanguages({
    dataIn(language) {
      const { title, seo, blocks } = contents[language].pages[slug];
      return {
        slug,
        title,
        seo,
        blocks: blocks.map((block) => blockFromPublished(block, ids)),
        ready: true,
      };
    },
    create: (data) =>
      payload.create({ collection, data, locale: "en", draft: true, depth: 0, req: request() }),
    update: (id, locale, data, publish) =>
      payload.update({
        collection,
        id,
        locale,
        data: { ...data, _status: publish ? "published" : "draft" },
        draft: !publish,
        depth: 0,
        req: request(),
      }),
  });
}
