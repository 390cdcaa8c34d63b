import { blockFromPublished } from "../blocks/from-published.ts";
import { contents } from "./contents.ts";
import type { KnownIds } from "./known-ids.ts";
import { saveInAllLanguages } from "./save-in-all-languages.ts";
import type { SeedRun } from "./seed-run.ts";

export async function seedProductPages(
  { payload, request }: SeedRun,
  ids: KnownIds,
  picture: number | undefined,
): Promise<Map<string, number>> {
  const key = "auto-tune/pro";
  const collection = "product-pages";
  const { family, slug } = contents.en.productPages[key];
  const existing = await payload.find({
    collection,
    where: { family: { equals: family }, slug: { equals: slug } },
    limit: 1,
    depth: 0,
    req: request(),
  });
  const [found] = existing.docs;
  if (found !== undefined) return new Map([[key, found.id]]);

  const id = await saveInAllLanguages({
    dataIn(language) {
      const { products, blocks, ...words } = contents[language].productPages[key];
      return {
        ...words,
        products: products.map((path) => ids.product(path)),
        picture: picture ?? null,
        blocks: blocks.map((block) => blockFromPublished(block, ids)),
        ready: true,
      };
    },
    create: (data) =>
      payload.create({ collection, data, locale: "en", draft: true, depth: 0, req: request() }),
    update: (created, locale, data, publish) =>
      payload.update({
        collection,
        id: created,
        locale,
        data: { ...data, _status: publish ? "published" : "draft" },
        draft: !publish,
        depth: 0,
        req: request(),
      }),
  });
  return new Map([[key, id]]);
}
