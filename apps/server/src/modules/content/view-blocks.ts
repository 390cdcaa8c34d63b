import type { Block, BlockView } from "@autotune/contract";
import type { ContentReader } from "./content-reader.ts";

/** Resolves what the blocks of a page refer to. A block that cannot stand without what is missing is left out. */
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
      const monthly = reader.productForSale(block.monthly);
      const annual = reader.productForSale(block.annual);
      return monthly === undefined || annual === undefined
        ? undefined
        : { ...block, monthly, annual };
    }
    case "productCards":
      return { ...block, products: reader.products(block.products) };
    case "audioDemos": {
      const demos = block.demos.flatMap((demo) => {
        const product = reader.productForSale(demo.product);
        return product === undefined ? [] : [{ ...demo, product }];
      });
      return demos.length === 0 ? undefined : { ...block, demos };
    }
    case "toolShelf": {
      const shelves = block.shelves
        .map((shelf) => ({ ...shelf, products: reader.products(shelf.products) }))
        .filter(({ products }) => products.length > 0);
      return shelves.length === 0 ? undefined : { ...block, shelves };
    }
    case "includedIn": {
      const pages = reader.productPageLinks(block.pages);
      return pages.length === 0 ? undefined : { ...block, pages };
    }
    case "pageHead":
    case "featureRows":
    case "specs":
    case "faq":
    case "prose":
      return block;
  }
}
