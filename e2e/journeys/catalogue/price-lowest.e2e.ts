import { linkTo, type Language } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { interfaceCatalogue } from "../../fixtures/interface-text.ts";
import { expect } from "../../fixtures/shop-test.ts";

const english = "Lowest price in the 30 days before this sale: <0/>";
const currencies = [
  "USD",
  "EUR",
  "GBP",
  "CAD",
  "AUD",
  "JPY",
  "KRW",
  "BRL",
  "MXN",
  "CHF",
  "SEK",
  "PLN",
];

/** Blocks all scripts but the fixed one in the head: the page shows what the server rendered. */
async function withoutOurCode(page: Page): Promise<void> {
  await page.route("**/assets/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
}

/** The visible text about the lowest price. */
async function said(page: Page): Promise<string[]> {
  const lines = await page
    .locator("[class~=price]")
    .evaluateAll((prices) =>
      prices.map(
        ({ parentElement }) => parentElement?.innerText.replaceAll(/\s+/g, " ").trim() ?? "",
      ),
    );
  return lines.filter((line) => line.includes("30"));
}

/** The words without the price. */
function words(language: Language): string {
  const [before = ""] = (interfaceCatalogue(language).get(english) ?? "").split("<0/>");
  if (before === "") throw new Error(`There is no text before the price in ${language}`);
  return before.trim();
}

test.describe("The lowest price of the 30 days before a discount", () => {
  for (const [language, country, amount] of [
    ["en", "US", "$134.10"],
    ["de", "DE", "134,10 €"],
    ["ja", "JP", "20,520"],
  ] as const) {
    test(`stands by the reduced price in ${language} for ${country}, rendered by the server`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: "country", value: country, url: baseURL ?? "" }]);
      await withoutOurCode(page);
      await page.goto(linkTo("VocalEffects", { slug: "harmony-engine" }, language));
      const lines = await said(page);
      expect(lines[0]).toContain(words(language));
      expect(lines[0]?.replaceAll("\u00a0", " ")).toContain(amount);
    });
  }

  test("is there in each of the twelve currencies, once", async ({ page }) => {
    // Hydration would set the page's own currency again.
    await withoutOurCode(page);
    await page.goto(linkTo("VocalEffects", { slug: "harmony-engine" }));
    const seen = new Set<string>();
    for (const currency of currencies) {
      await page.evaluate((name) => {
        document.documentElement.dataset["currency"] = name;
      }, currency);
      const [line = ""] = await said(page);
      expect(line, currency).toMatch(/30 days: \D*[\d.,\s]+\D*$/);
      seen.add(line);
    }
    expect(seen.size).toBe(currencies.length);
  });

  test("is not shown in a currency without a history", async ({ page }) => {
    await withoutOurCode(page);
    await page.goto(linkTo("VocalEffects", { slug: "harmony-engine" }));
    const line = page.getByText(words("en")).first();
    await expect(line).toBeVisible();
    for (const currency of currencies) {
      const others = currencies.filter((other) => other !== currency).join(" ");
      for (const [unknown, visible] of [
        [others, true],
        [currency, false],
      ] as const) {
        // As the server renders it where a currency was added together with the discount.
        await line.evaluate((element, names) => {
          element.dataset["unknown"] = names;
        }, unknown);
        await page.evaluate((name) => {
          document.documentElement.dataset["currency"] = name;
        }, currency);
        await expect(line, currency).toBeVisible({ visible });
      }
    }
  });

  test("stands on cards, and not where nothing is reduced", async ({ page }) => {
    await page.goto(linkTo("VocalEffects"));
    await expect.poll(async () => (await said(page)).length).toBe(1);
    await page.goto(linkTo("AutoTune", { slug: "hybrid" }));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await said(page)).toEqual([]);
  });

  test("goes along into the cart", async ({ page, buyer }) => {
    await page.goto(linkTo("VocalEffects", { slug: "harmony-engine" }));
    await buyer.waitUntilHydrated();
    await buyer.buyNow();
    await expect(buyer.cartLines).toContainText(words("en"));
    await expect(buyer.cartLines).toContainText("$134.10");
    await page.reload();
    await expect(buyer.cartLines).toContainText("$134.10");
  });
});
