import { blocksFromPublished } from "../blocks/from-published.ts";
import { contents } from "./contents.ts";
import type { SeedCollection } from "./seed-collection.ts";

export const pageSeeds: SeedCollection = {
  collection: "pages",
  keys: Object.keys(contents.en.pages),
  async findExisting({ payload, request }) {
    const { docs } = await payload.find({
      collection: "pages",
      pagination: false,
      depth: 0,
      select: { slug: true },
      req: request(),
    });
    return new Map(docs.flatMap(({ id, slug }) => (slug ? [[slug, id] as const] : [])));
  },
  identityOf: (slug) => ({ slug }),
  dataIn(language, slug, ids) {
    const page = contents[language].pages[slug];
    return page === undefined
      ? undefined
      : { ...page, blocks: blocksFromPublished(page.blocks, ids) };
  },
};
