import type { Page } from "@playwright/test";
import type { Language } from "@autotune/routes";
import { fetchFromShop, forEach, ownPath } from "../fetch-all.ts";
import { amountsOf } from "./amounts-of.ts";
import { findContradictions } from "./find-contradictions.ts";
import { readCatalogue, type Catalogue } from "./read-catalogue.ts";
import { readClaims, type PageClaims } from "./read-claims.ts";

export interface TruthReport {
  readonly pages: number;
  readonly prices: number;
  /** Marks of everything that has a price somewhere. */
  readonly offered: ReadonlySet<string>;
  readonly contradictions: readonly string[];
}

/** Compares every page of a language's sitemap, and its product feed, with the catalogue's tables. */
export async function crawlForTruth(page: Page, language: Language): Promise<TruthReport> {
  const catalogue = await readCatalogue();
  const sitemap = await (await fetchFromShop(`/sitemap-${language}.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = ""]) => ownPath(url) ?? url,
  );
  const contradictions: string[] = [];
  const seen = new Map<string, PageClaims>();
  await forEach(paths, async (path) => {
    const html = await (await fetchFromShop(path)).text();
    const claims = await readClaims(page, html);
    seen.set(path, claims);
    contradictions.push(...findContradictions({ path, language, claims }, catalogue));
  });
  contradictions.push(...(await judgeLinks(seen)));
  const feed = await (await fetchFromShop(`/feeds/products-${language}.xml`)).text();
  contradictions.push(...judgeFeed(feed, catalogue));
  const prices = [...seen.values()].flatMap((claims) => claims.prices);
  return {
    pages: seen.size,
    prices: prices.length,
    offered: new Set(prices.map(({ of }) => of)),
    contradictions: contradictions.toSorted(),
  };
}

/** Every link to the shop itself must answer, and a link to a part of a page must find it. */
async function judgeLinks(seen: ReadonlyMap<string, PageClaims>): Promise<string[]> {
  const wrong: string[] = [];
  const elsewhere = new Map<string, string>();
  for (const [on, { links }] of seen)
    for (const href of links) {
      const path = ownPath(href);
      // Downloads require a sign-in.
      if (path === undefined || href.startsWith("#") || path.startsWith("/laravel/")) continue;
      const target = seen.get(path);
      const [, part = ""] = href.split("#");
      if (target === undefined) elsewhere.set(path, on);
      else if (part !== "" && !target.ids.includes(part))
        wrong.push(`${on} leads to ${href}, and that page has no such part`);
    }
  await forEach(elsewhere, async ([path, on]) => {
    const { status } = await fetchFromShop(path);
    if (status !== 200) wrong.push(`${on} leads to ${path}, which answers ${status}`);
  });
  return wrong;
}

function judgeFeed(feed: string, catalogue: Catalogue): string[] {
  const items = [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = ""]) => item);
  if (items.length === 0) return ["the product feed is empty"];
  return items.flatMap((item) => {
    const valueOf = (name: string) => new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(item)?.[1];
    const products = catalogue.products.filter(({ pid }) => pid === valueOf("id"));
    return [valueOf("price"), valueOf("sale_price")].flatMap((said) => {
      if (said === undefined) return [];
      const amount = Math.round(Number(said.split(" ")[0]) * 100);
      return amountsOf(products, "USD", catalogue).has(amount)
        ? []
        : [`the product feed says ${said} for ${valueOf("id")}`];
    });
  });
}
