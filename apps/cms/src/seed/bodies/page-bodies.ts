import type { Block, PageBody, ProductPageBody } from "@autotune/contract";
import { prose } from "../../blocks/prose/block.ts";
import type { SeedBlock } from "../../blocks/prose/seed-block.ts";
import type { SeedPage, SeedProductPage } from "../content/seed-content.ts";

/** A page of the demonstration shop as it is when the CMS has published it. */
export function pageBody({ policy, ...page }: SeedPage): PageBody {
  const version = policy?.version;
  return {
    ...page,
    blocks: published(page.blocks),
    ...(version === undefined ? {} : { policy: { version, tellsCustomers: false } }),
  };
}

export function productPageBody(page: SeedProductPage): ProductPageBody {
  const subpages = page.subpages.map(({ name, blocks }) => ({ name, blocks: published(blocks) }));
  return { ...page, blocks: published(page.blocks), subpages };
}

function published(blocks: readonly SeedBlock[]): Block[] {
  return blocks.map((block) =>
    block.block === "prose" ? prose.toPublished(prose.fromPublished(block)) : block,
  );
}
