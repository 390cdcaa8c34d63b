import { parseBody, type Action } from "@autotune/contract";
import { languages } from "@autotune/routes";
import { describe, expect, test } from "vitest";
import { contents } from "./contents.ts";
import { pageBody, productPageBody } from "./page-bodies.ts";
import { cardBody, cardSlugs } from "./product-cards.ts";
import { seedProducts } from "./products.ts";
import type { SeedBlock } from "./seed-block.ts";

const english = contents.en;

describe.each(languages)("the words in %s", (language) => {
  const { pages, productPages, products } = contents[language];
  const cards = cardSlugs.map((slug) => [slug, cardBody(language, slug)] as const);

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

  test("belong to documents that English has, and name only what is there", () => {
    expect(english.pages).toMatchObject(emptied(pages));
    expect(english.productPages).toMatchObject(emptied(productPages));
    expect(english.products).toMatchObject(emptied(products));
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
        english.products,
      ),
    ).toEqual([]);
    expect(unknown(sold, english.products)).toEqual([]);
    expect(
      unknown(
        named.flatMap((names) => names.productPages ?? []),
        english.productPages,
      ),
    ).toEqual([]);
    expect(
      unknown(
        named.flatMap((names) => names.pages ?? []),
        english.pages,
      ),
    ).toEqual([]);
    expect(
      unknown(
        named.flatMap((names) => names.testimonials ?? []),
        english.testimonials,
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

test.each(languages)(
  "everything that is sold has its words in %s, and nothing else has",
  (language) => {
    expect(Object.keys(contents[language].products).sort()).toEqual(
      seedProducts.map(({ path }) => path).sort(),
    );
  },
);

function emptied(documents: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(documents).map((key) => [key, expect.anything()]));
}

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
