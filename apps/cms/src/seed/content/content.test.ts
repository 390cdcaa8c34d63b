import { parseBody } from "@autotune/contract";
import { describe, expect, test } from "vitest";
import { content } from "./en/index.ts";
import { pageBody, productPageBody } from "../bodies/page-bodies.ts";
import { cardBody, cardSlugs } from "../bodies/product-cards.ts";
import { licences } from "../catalogue/licences.ts";
import { seedProducts } from "../catalogue/products.ts";
import { blocksFromPublished } from "../../blocks/from-published.ts";
import { filmNames } from "../films/seed-films.ts";
import { noIds, type KnownIds } from "../../platform/publishing/known-ids.ts";

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
    const missing: string[] = [];
    const oneOf = (documents: object) => (key: string) => {
      if (!Object.hasOwn(documents, key)) missing.push(key);
      return 0;
    };
    const films = Object.fromEntries(filmNames.map((name) => [name, true]));
    const ids: KnownIds = {
      ...noIds,
      product: oneOf(products),
      productPage: oneOf(productPages),
      page: oneOf(pages),
      testimonial: oneOf(testimonials),
      film: oneOf(films),
      picture: oneOf(films),
    };
    for (const { blocks } of Object.values(pages)) blocksFromPublished(blocks, ids);
    for (const page of Object.values(productPages)) {
      for (const { blocks } of [page, ...page.subpages]) blocksFromPublished(blocks, ids);
      for (const path of page.products) ids.product(path);
    }
    expect(missing).toEqual([]);
  });

  test("never say a price, since prices come from the catalogue", () => {
    expect(JSON.stringify({ pages, productPages, products, cards })).not.toMatch(
      /[$€£¥₩]|\b(USD|EUR)\b/,
    );
  });

  test("fit into the menus", () => {
    for (const { slug, family, nav } of Object.values(productPages)) {
      expect(productPages).toHaveProperty([`${family}/${slug}`]);
      expect(nav?.description.length ?? 0, slug).toBeLessThanOrEqual(60);
    }
  });

  test("[ROUTE-05] sell every license on a page and on a card of its own", () => {
    const sold = licences.map(({ path }) => path).sort();
    const onPages = Object.values(productPages)
      .filter(({ family }) => family !== "subscriptions")
      .flatMap((page) => page.products);
    expect(onPages.sort()).toEqual(sold);
    const onCards = cards.flatMap(([, body]) => body?.products["default"] ?? []);
    expect(onCards.sort()).toEqual(sold);
  });

  test("say of nothing that a plan includes it if it does not", () => {
    const includesOf = new Map(seedProducts.map(({ path, includes = [] }) => [path, includes]));
    for (const page of Object.values(productPages)) {
      const plans = page.blocks
        .flatMap((block) => (block.block === "includedIn" ? block.pages : []))
        .flatMap((key) => productPages[key]?.products[0] ?? []);
      const parts = page.products.flatMap((path) => {
        const included = includesOf.get(path) ?? [];
        return included.length > 0 ? included : [path];
      });
      for (const plan of plans)
        expect(includesOf.get(plan), page.slug).toEqual(expect.arrayContaining(parts));
    }
  });
});

test("everything that is sold has its words, and nothing else has", () => {
  expect(Object.keys(content.products).sort()).toEqual(seedProducts.map(({ path }) => path).sort());
});
