import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

const hybrid = linkTo("AutoTune", { slug: "hybrid" });
const picker = (page: Page) => page.getByRole("combobox", { name: "Country and currency" });
/** The page holds prices in all currencies and shows one of them. */
const seenPrice = (page: Page) => page.locator("main section").first().innerText();

test.describe("The country at the foot of a page", () => {
  test(
    "[CARD-10] changes prices, currency and the words on tax at once, and stays",
    { tag: "@long" },
    async ({ page, context }) => {
      await page.goto(hybrid);
      await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
      await expect.poll(() => seenPrice(page)).toContain("$199");
      await expect.poll(() => seenPrice(page)).toContain("+ tax");
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(picker(page)).toHaveValue("US");

      const requested = page.waitForRequest(/antares\/v1\/currencies\?cc=DE&lang=en/);
      await picker(page).selectOption("DE");
      await requested;
      await expect.poll(() => seenPrice(page)).toContain("€199.00");
      await expect.poll(() => seenPrice(page)).toContain("incl. VAT");
      await expect.poll(() => seenPrice(page)).not.toContain("+ tax");
      await expect(page.locator("body[data-same-document]")).toHaveCount(1);
      const cookie = (await context.cookies()).find(({ name }) => name === "country");
      expect(cookie).toMatchObject({ value: "DE", path: "/", sameSite: "Lax" });
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(300 * 24 * 60 * 60);

      await page.goto(linkTo("AutoTune", { slug: "pro" }));
      await expect(page.locator("html")).toHaveAttribute("data-currency", "EUR");
      await expect(page.locator("html")).toHaveAttribute("data-tax", "included");
    },
  );

  test("[CARD-10] is named in the language of the page", { tag: "@long" }, async ({ page }) => {
    await page.goto(linkTo("AutoTune", { slug: "hybrid" }, "de"));
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const list = page.getByRole("contentinfo").locator("select[name=country]");
    await list.selectOption({ label: "Japan (JPY)" });
    await expect(page.locator("html")).toHaveAttribute("data-currency", "JPY");
    await expect(list.locator("option", { hasText: "Vereinigte Staaten (USD)" })).toHaveCount(1);
  });

  test(
    "[CARD-10] decides the currency of the cart too",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.putIntoCart();
      await page.goto(hybrid);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await picker(page).selectOption("GB");
      await buyer.cartButton.click();
      await expect(page.getByRole("dialog", { name: "YOUR CART" })).toContainText("£169.00");
    },
  );
});

test("[CARD-10] tax follows the country, not the currency", async ({ context, page, baseURL }) => {
  // Denmark pays in dollars here, and the Union's rule on prices holds all the same.
  await context.addCookies([{ name: "country", value: "DK", url: baseURL ?? "" }]);
  await page.goto(hybrid);
  await expect.poll(() => seenPrice(page)).toContain("$199");
  await expect.poll(() => seenPrice(page)).toContain("incl. VAT");
});

test("[CARD-10] a price is written for each country as the page's language writes it", async ({
  context,
  page,
  baseURL,
}) => {
  for (const [country, language, written] of [
    ["US", "en", /\$199(?![.\d])/],
    ["DE", "en", /€199\.00/],
    ["DE", "de", /199,00\s€/],
    ["GB", "fr", /169,00\s£/],
    ["JP", "ja", /[¥￥]\d{2},\d{3}(?![.\d])/],
    ["KR", "en", /₩\d{3},\d{3}(?![.\d])/],
  ] as const) {
    await context.addCookies([{ name: "country", value: country, url: baseURL ?? "" }]);
    await page.goto(linkTo("AutoTune", { slug: "hybrid" }, language));
    await expect.poll(() => seenPrice(page)).toMatch(written);
  }
});
