import type { Block, BlockView } from "@autotune/contract";
import type { ContentReader } from "./content-reader.ts";

/** Resolves what the blocks of a page refer to. A block that cannot stand without a missing reference is left out. */
export function viewBlocks(blocks: readonly Block[], reader: ContentReader): BlockView[] {
  return blocks.flatMap((block) => viewBlock(block, reader) ?? []);
}

function viewBlock(block: Block, reader: ContentReader): BlockView | undefined {
  switch (block.block) {
    case "hero":
      return { ...block, actions: reader.actions(block.actions) };
    case "families":
      return {
        ...block,
        cards: block.cards.map((card) => ({ ...card, products: reader.products(card.products) })),
      };
    case "planOffer": {
      const monthly = reader.product(block.monthly);
      const annual = reader.product(block.annual);
      return monthly === undefined || annual === undefined
        ? undefined
        : { ...block, monthly, annual };
    }
    case "productCards":
      return { ...block, products: reader.products(block.products) };
    case "featureRows":
    case "faq":
      return block;
  }
}
