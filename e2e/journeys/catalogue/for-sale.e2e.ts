import type { Locator, Page } from "@playwright/test";
import { productsForSale, type ProductForSale } from "./products-for-sale.ts";
import { expect, test } from "../../fixtures/shop-test.ts";

const written = (cents: number) => `$${(cents / 100).toFixed(2).replace(/\.00$/, "")}`;

/** Names everything that is missing, not the first thing alone. */
const expectSeen = (part: Locator, what: string) =>
  expect.soft(part, what).toBeVisible({ timeout: 5000 });

/** What is pressed for a product on the page that sells it. */
async function wayToCart(page: Page, product: ProductForSale): Promise<Locator> {
  const { name, type, unit, amount } = product;
  const main = page.getByRole("main");
  if (type === "trial") return main.getByRole("button", { name: "Get a FREE Trial" }).first();
  if (type === "subscription") {
    const [period, charged] = unit === "y" ? ["Annual", "Annually"] : ["Monthly", "Monthly"];
    const card = main
      .getByRole("article")
      .filter({ hasText: `Charged ${charged} at ${written(amount)}` });
    await card.getByText(period, { exact: true }).click();
    return card.getByRole("button", { name: "Subscribe Now" });
  }
  return main
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 1, name, exact: true }) })
    .getByRole("button", { name: "Buy Now", exact: true });
}

test.describe("Everything that the catalogue sells", () => {
  // The server renders the buttons; journeys that buy prove that they work. Without scripts the walk is short, and
  // the browser itself reports the files that it may not run.
  test.use({ javaScriptEnabled: false, expectedConsole: [/ csp$/] });

  test("has a page, and a way to the cart on it", async ({ page }) => {
    await page.route("**/images/**", (route) => route.fulfill({ status: 204 }));
    const products = await productsForSale();
    expect(products.length).toBeGreaterThan(30);
    let open: string | undefined;
    for (const product of products) {
      expect.soft(product.page, `a page that sells ${product.path}`).not.toBeNull();
      const path = `/products/${product.page}`;
      if (path !== open) await page.goto(path, { waitUntil: "domcontentloaded" });
      open = path;
      await expectSeen(await wayToCart(page, product), product.path);
    }
  });
});
