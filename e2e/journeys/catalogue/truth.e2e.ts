import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { fetchFromShop } from "../../crawl/fetch-all.ts";
import { crawlForTruth } from "../../crawl/truth/crawl-for-truth.ts";
import { findContradictions } from "../../crawl/truth/find-contradictions.ts";
import { openPayments } from "../../crawl/truth/open-payments.ts";
import { readCatalogue } from "../../crawl/truth/read-catalogue.ts";
import { readClaims } from "../../crawl/truth/read-claims.ts";
import { expect, test } from "../../fixtures/shop-test.ts";

/** What the check finds on the page of a family once something was changed in its HTML. */
async function plant(page: Page, change: (html: string) => string): Promise<string[]> {
  const path = linkTo("AutoTune");
  const html = await (await fetchFromShop(path)).text();
  const changed = change(html);
  expect(changed).not.toBe(html);
  const claims = await readClaims(page, changed);
  return findContradictions({ path, language: "en", claims }, await readCatalogue());
}

test("a contradiction is found: a wrong price, another plan's, a typed one, a dead card, a wrong count, a wrong offer", async ({
  page,
}) => {
  expect(await plant(page, (html) => `${html} `)).toEqual([]);
  expect(await plant(page, (html) => html.replaceAll(">$459<", ">$333<"))).toContainEqual(
    expect.stringMatching(/says \$333, which is no price of auto-tune-pro/),
  );
  // Another product's price, whether its mark comes with it or not.
  expect(await plant(page, (html) => html.replaceAll(">$459<", ">$199<"))).toContainEqual(
    expect.stringMatching(/says \$199, which is no price of auto-tune-pro/),
  );
  expect(
    await plant(page, (html) =>
      html.replaceAll('data-of="auto-tune-pro"', 'data-of="auto-tune-hybrid"'),
    ),
  ).toContainEqual(expect.stringMatching(/shows the price of auto-tune-hybrid under .*Pro/));
  expect(
    await plant(page, (html) => html.replaceAll('data-of="auto-tune-pro"', 'data-of="never-made"')),
  ).toContainEqual(expect.stringContaining("has a price of never-made, which is not sold"));
  expect(
    await plant(page, (html) => html.replace("</h1>", "</h1><p>Now only $3.33.</p>")),
  ).toContainEqual(expect.stringContaining("typed price: Now only $3.33."));
  const card =
    '<article><h3>Dead</h3><span class="price" data-of="auto-tune-pro"></span></article>';
  expect(await plant(page, (html) => html.replace("</h1>", `</h1>${card}`))).toContainEqual(
    expect.stringContaining("a card from which nothing leads on: Dead"),
  );
  expect(
    await plant(page, (html) => html.replace("</h1>", "</h1><p>All 99 creative effects.</p>")),
  ).toContainEqual(expect.stringContaining("counts “99 creative effects”"));
  const offer = JSON.stringify({
    "@type": "Product",
    sku: "AT-PRO",
    offers: [{ price: "9.99", priceCurrency: "USD" }],
  });
  expect(
    await plant(page, (html) =>
      html.replace("</head>", `<script type="application/ld+json">${offer}</script></head>`),
    ),
  ).toContainEqual(expect.stringContaining("tells search engines 9.99 USD for AT-PRO"));
});

test("no English page contradicts the catalogue, and a payment opens for everything that is offered", async ({
  page,
}) => {
  const { pages, prices, offered, contradictions } = await crawlForTruth(page, "en");
  expect(contradictions).toEqual([]);
  expect(pages).toBeGreaterThan(100);
  expect(prices).toBeGreaterThan(300);

  const catalogue = await readCatalogue();
  const sold = catalogue.products.filter(({ isForSale }) => isForSale);
  // A trial is offered with the mark of the plan that it renews as.
  const hidden = sold.filter(({ path, type }) => type !== "trial" && !offered.has(path));
  expect(hidden.map(({ path }) => path)).toEqual([]);
  expect(await openPayments(sold, catalogue, "en")).toEqual([]);
});
