import type {
  Block,
  BlockView,
  CompareTableBlock,
  CompareTableView,
  SpecsBlock,
  SpecsView,
  VideoBlock,
  VideoView,
} from "@autotune/contract";
import type { ContentReader } from "./content-reader.ts";
import { readQuotes } from "./read-quotes.ts";
import { viewParts } from "../reading/view-sections.ts";

/** Resolves the references of a page's blocks. A block that makes no sense without a missing reference is left out. */
export function viewBlocks(blocks: readonly Block[], reader: ContentReader): BlockView[] {
  return blocks.flatMap((block) => viewBlock(block, reader) ?? []);
}

function viewBlock(block: Block, reader: ContentReader): BlockView | undefined {
  switch (block.block) {
    case "hero":
      return { ...block, actions: reader.actions(block.actions) };
    case "families": {
      const cards = block.cards
        .map((card) => {
          const from = reader.families.lowestPrices(card.family);
          const products = reader.products(card.products);
          return { ...card, products, ...(from === undefined ? {} : { from }) };
        })
        .filter(({ products }) => products.length > 0);
      const plan = reader.families.largestPlan();
      return cards.length === 0
        ? undefined
        : { ...block, cards, ...(plan === undefined ? {} : { plan }) };
    }
    case "planOffer": {
      const monthly = reader.productForSale(block.monthly);
      const annual = reader.productForSale(block.annual);
      return monthly === undefined || annual === undefined
        ? undefined
        : { ...block, name: reader.families.planName(monthly), monthly, annual };
    }
    case "productCards": {
      const products = reader.products(block.products);
      return products.length === 0 ? undefined : { ...block, products };
    }
    case "audioDemos": {
      const demos = block.demos.flatMap((demo) => {
        const product = reader.productForSale(demo.product);
        return product === undefined ? [] : [{ ...demo, product }];
      });
      return demos.length === 0 ? undefined : { ...block, demos };
    }
    case "toolShelf": {
      const shelves = block.shelves
        .map((shelf) => ({
          ...shelf,
          products: reader.families.shelf(shelf.family, shelf.products),
        }))
        .filter(({ products }) => products.length > 0);
      return shelves.length === 0 ? undefined : { ...block, shelves };
    }
    case "productList": {
      const shelves = reader.families.shelves();
      return shelves.length === 0 ? undefined : { ...block, shelves };
    }
    case "currentOffers":
      return {
        ...block,
        products: reader.promotions.reducedProducts(),
        promotions: reader.promotions.current(),
      };
    case "includedIn": {
      const pages = reader.families.pageLinks(block.pages);
      return pages.length === 0 ? undefined : { ...block, pages };
    }
    case "media": {
      const image = reader.image(block.picture);
      return image === undefined ? undefined : { ...block, picture: image };
    }
    case "video":
      return viewVideo(block, reader);
    case "specs":
      return { ...block, groups: block.groups.map((group) => viewSpecs(group, reader)) };
    case "compareTable":
      return viewCompareTable(block, reader);
    case "promoBanner":
    case "callToAction":
      return { ...block, actions: reader.actions(block.actions) };
    case "downloadsList": {
      const pages = reader.downloadPageLinks(block.pages);
      return pages.length === 0 ? undefined : { ...block, pages };
    }
    case "linkLists": {
      const lists = block.lists
        .map((list) => ({ ...list, links: reader.actions(list.links) }))
        .filter(({ links }) => links.length > 0);
      return lists.length === 0 ? undefined : { ...block, lists };
    }
    case "testimonials": {
      const testimonials = reader.publishedTestimonials(block.testimonials);
      return testimonials.length === 0 ? undefined : { ...block, testimonials };
    }
    case "scrollingQuotes": {
      const quotes = readQuotes(block.quotes);
      return quotes.length === 0 ? undefined : { ...block, quotes };
    }
    case "prose":
      return {
        ...block,
        sections: block.sections.map(({ title, parts }) => ({
          title,
          parts: viewParts(parts, reader.pictures),
        })),
      };
    case "companyDetails": {
      const { notice, ...words } = block;
      const facts = reader.companyFacts(notice);
      return facts.length === 0 ? undefined : { ...words, facts };
    }
    case "compatibility":
    case "pageHead":
    case "featureRows":
    case "faq":
    case "newsletterForm":
    case "cookieTable":
    case "betaForm":
    case "socialLinks":
      return block;
  }
}

function viewVideo(
  { film, poster, ...words }: VideoBlock,
  reader: ContentReader,
): VideoView | undefined {
  const source = reader.video(film);
  const image = reader.image(poster);
  return source === undefined || image === undefined
    ? undefined
    : { ...words, source, poster: image };
}

/** A product that is not for sale loses its column. */
function viewCompareTable(
  block: CompareTableBlock,
  reader: ContentReader,
): CompareTableView | undefined {
  const columns = block.products.map((path) => reader.productForSale(path));
  const products = columns.filter((product) => product !== undefined);
  if (products.length === 0) return undefined;
  const groups = block.groups.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ name, cells }) => ({
      name,
      cells: cells.filter((_, index) => columns[index] !== undefined),
    })),
  }));
  return { ...block, products, groups };
}

function viewSpecs(
  { title, rows }: SpecsBlock["groups"][number],
  reader: ContentReader,
): SpecsView["groups"][number] {
  return {
    title,
    rows: rows.map(({ manual, ...row }) => {
      const href = manual === undefined ? undefined : reader.manuals.hrefOfSection(manual);
      return href === undefined ? row : { ...row, href };
    }),
  };
}
