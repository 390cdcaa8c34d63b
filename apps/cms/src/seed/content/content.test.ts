import { parseBody, type Action } from "@autotune/contract";
import { describe, expect, test } from "vitest";
import { content } from "./en/index.ts";
import { pageBody, productPageBody } from "../bodies/page-bodies.ts";
import { cardBody, cardSlugs } from "../bodies/product-cards.ts";
import { seedProducts } from "../catalogue/products.ts";
import type { SeedBlock } from "../../blocks/prose/seed-block.ts";

describe("the English words", () => {
  const { pages, productPages, products, testimonials } = content;
  const cards = cardSlugs.map((slug) => [slug, cardBody(slug)] as const);

  test("are bodies that can be published", () => {
    const parsed = [
      ...Object.entries(pages).map(
        ([key, body]) => [key, parseBody("pages", pageBody(body))] as const,
      ),
      ...Object.entries(productPages).map(
        ([key, body]) => [key, parseBody("product-pages", productPageBody(body))] as const,
      ),
      ...Object.entries(products).map(([key, body]) => [key, parseBody("products", body)] as const),
      ...cards.map(([slug, body]) => [slug, parseBody("product-cards", body)] as const),
    ];
    expect(parsed.filter(([, result]) => !result.ok)).toEqual([]);
  });

  test("name only what is there", () => {
    const named = [
      ...Object.values(pages).flatMap(({ blocks }) => blocks),
      ...Object.values(productPages).flatMap(({ blocks, subpages }) => [
        ...blocks,
        ...subpages.flatMap((subpage) => subpage.blocks),
      ]),
    ].map(namedBy);
    const sold = Object.values(productPages).flatMap((page) => page.products);
    expect(
      unknown(
        named.flatMap((names) => names.products ?? []),
        products,
      ),
    ).toEqual([]);
    expect(unknown(sold, products)).toEqual([]);
    expect(
      unknown(
        named.flatMap((names) => names.productPages ?? []),
        productPages,
      ),
    ).toEqual([]);
    expect(
      unknown(
        named.flatMap((names) => names.pages ?? []),
        pages,
      ),
    ).toEqual([]);
    expect(
      unknown(
        named.flatMap((names) => names.testimonials ?? []),
        testimonials,
      ),
    ).toEqual([]);
  });

  test("never say a price, since prices come from the catalogue", () => {
    expect(JSON.stringify({ pages, productPages, products, cards })).not.toMatch(
      /[$€£¥₩]|\b(USD|EUR)\b/,
    );
  });

  test("fit into the menus", () => {
    for (const { slug, family, nav } of Object.values(productPages)) {
      expect(productPages).toHaveProperty([`${family}/${slug}`]);
      expect(nav?.description.length, slug).toBeLessThanOrEqual(60);
    }
  });
});

test("everything that is sold has its words, and nothing else has", () => {
  expect(Object.keys(content.products).sort()).toEqual(seedProducts.map(({ path }) => path).sort());
});

function unknown(keys: readonly string[], documents: Record<string, unknown>): string[] {
  return keys.filter((key) => documents[key] === undefined);
}

interface Named {
  products?: string[];
  productPages?: string[];
  pages?: string[];
  testimonials?: string[];
}

function namedByActions(actions: readonly Action[]): Named {
  const links = actions.map(({ link }) => link);
  return {
    productPages: links.flatMap((link) => (link.to === "productPage" ? [link.key] : [])),
    pages: links.flatMap((link) => (link.to === "page" ? [link.key] : [])),
  };
}

function namedBy(block: SeedBlock): Named {
  switch (block.block) {
    case "hero":
    case "promoBanner":
    case "callToAction":
      return namedByActions(block.actions);
    case "linkLists":
      return namedByActions(block.lists.flatMap(({ links }) => links));
    case "families":
      return { products: block.cards.flatMap(({ products }) => products) };
    case "audioDemos":
      return { products: block.demos.map(({ product }) => product) };
    case "planOffer":
      return { products: [block.monthly, block.annual] };
    case "includedIn":
      return { productPages: block.pages };
    case "productCards":
    case "compareTable":
      return { products: block.products };
    case "toolShelf":
      return { products: block.shelves.flatMap(({ products }) => products) };
    case "media":
    case "video":
    case "downloadsList":
    case "compatibility":
    case "pageHead":
    case "featureRows":
    case "specs":
    case "faq":
    case "prose":
    case "scrollingQuotes":
    case "newsletterForm":
    case "cookieTable":
    case "betaForm":
    case "socialLinks":
      return {};
    case "testimonials":
      return { testimonials: block.testimonials };
  }
}
