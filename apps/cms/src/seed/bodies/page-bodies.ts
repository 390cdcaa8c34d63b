import type { Block, PageBody, ProductPageBody } from "@autotune/contract";
import { proseFromPublished } from "../../blocks/prose/from-published.ts";
import { proseToPublished } from "../../blocks/prose/to-published.ts";
import type { SeedBlock } from "../../blocks/prose/seed-block.ts";
import type { SeedPage, SeedProductPage } from "../content/seed-content.ts";

/** A page of the demonstration shop as it is when the CMS has published it. */
export function pageBody(page: SeedPage): PageBody {
  return { ...page, blocks: published(page.blocks) };
}

export function productPageBody(page: SeedProductPage): ProductPageBody {
  const subpages = page.subpages.map(({ name, blocks }) => ({ name, blocks: published(blocks) }));
  return { ...page, blocks: published(page.blocks), subpages };
}

function published(blocks: readonly SeedBlock[]): Block[] {
  return blocks.map((block) =>
    block.block === "prose" ? proseToPublished(proseFromPublished(block)) : block,
  );
}
