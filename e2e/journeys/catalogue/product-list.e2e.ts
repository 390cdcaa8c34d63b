import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";
import { productsForSale } from "./products-for-sale.ts";

const filters = (page: Page) => page.getByRole("search", { name: "Filter products" });
/** Until the list has arrived whole: without scripts each choice loads a page. */
async function choose(page: Page, name: string, leadsTo: RegExp): Promise<void> {
  await filters(page).getByRole("link", { name, exact: true }).click();
  await page.waitForURL(leadsTo);
}
const names = (page: Page) =>
  page.getByRole("main").getByRole("article").getByRole("heading").allTextContents();

test.describe("[ROUTE-03] The list of all products", () => {
  // Each choice is a link, and the server filters too: what works without scripts works before hydration.
  test.use({ javaScriptEnabled: false, expectedConsole: [/ csp$/] });

  test("has everything that is for sale, each with a price", async ({ page }) => {
    await page.goto(linkTo("Products"));
    const listed = await names(page);
    const sold = (await productsForSale()).filter(
      ({ type, unit }) => type === "perpetual" || (type === "subscription" && unit === "m"),
    );
    expect(new Set(listed).size).toBe(sold.length);
    await expect(page.getByRole("status").first()).toHaveText(`${sold.length} products`);
    const cards = page.getByRole("main").getByRole("article");
    expect(await cards.filter({ has: page.locator(".price") }).count()).toBe(sold.length);
  });

  test("is filtered and sorted by links that can be shared", async ({ page }) => {
    await page.goto(linkTo("Products"));
    await choose(page, "Add voices", /\?for=harmonize$/);
    const voices = await names(page);
    expect(voices).toContain("Choir");
    expect(voices).not.toContain("AutoTune Pro");
    await choose(page, "Lowest price", /for=harmonize&sort=cheapest$/);
    expect((await names(page)).toSorted()).toEqual(voices.toSorted());
    await choose(page, "See everything", /\?sort=cheapest$/);
    await choose(page, "AAX", /\?format=AAX&sort=cheapest$/);
    expect(await names(page)).toContain("AutoTune Hybrid");
    await choose(page, "AU", /\?format=AU&sort=cheapest$/);
    expect(await names(page)).not.toContain("AutoTune Hybrid");
  });
});

test.describe("[ROUTE-03] On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the filters stay open while they are chosen and let go", async ({ page, buyer }) => {
    await page.goto(linkTo("Products"));
    await buyer.waitUntilHydrated();
    await filters(page).getByText("Format, system, price, order").click();
    for (const leadsTo of [/\?format=AU$/, /\/products\??$/]) {
      await choose(page, "AU", leadsTo);
      await expect(filters(page).getByRole("link", { name: "AU", exact: true })).toBeVisible();
    }
    await choose(page, "Lowest price", /\?sort=cheapest$/);
    await page.reload();
    await expect(filters(page).getByRole("link", { name: "Lowest price" })).toBeVisible();
  });
});
