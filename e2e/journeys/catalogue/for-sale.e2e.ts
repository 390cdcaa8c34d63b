import { linkTo } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { productsForSale, type ProductForSale } from "./products-for-sale.ts";
import { expect } from "../../fixtures/shop-test.ts";

const cardOf = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

const written = (cents: number) => `$${(cents / 100).toFixed(2).replace(/\.00$/, "")}`;

/** The name of the product is for screen readers alone. */
const buyButton = (part: Locator, name: string) =>
  part.getByRole("button", { name: new RegExp(`^Buy Now ?: ${name}$`) });

/** Names everything that is missing, not the first thing alone. */
const expectSeen = (part: Locator, what: string) =>
  expect.soft(part, what).toBeVisible({ timeout: 5000 });

/** What is pressed for a product, on the page that sells it, or on that of all products. */
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
  if (product.page === null) {
    const card = cardOf(page, name);
    await expectSeen(card.getByText(written(amount), { exact: true }), `the price of ${name}`);
    return buyButton(card, name);
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

  test("has a way to the cart on a page", async ({ page }) => {
    await page.route("**/images/**", (route) => route.fulfill({ status: 204 }));
    const products = await productsForSale();
    expect(products.length).toBeGreaterThan(30);
    let open: string | undefined;
    for (const product of products) {
      const path = product.page === null ? linkTo("Products") : `/products/${product.page}`;
      if (path !== open) await page.goto(path, { waitUntil: "domcontentloaded" });
      open = path;
      await expectSeen(await wayToCart(page, product), product.path);
    }
  });
});

test("[CART-07] what has no page of its own is bought from its family's page and from that of all products", async ({
  page,
  buyer,
}) => {
  const order = buyer.panel("Your order");
  await page.goto(linkTo("VocalEffects"));
  await buyer.waitUntilHydrated();
  await expect(cardOf(page, "Undertow").getByText("$45", { exact: true })).toBeVisible();
  await buy(page, "Undertow");
  await expect(buyer.cartLines.getByRole("listitem")).toHaveText([/Undertow/]);
  await expect(order).toContainText("$45");

  await page.goto(linkTo("Products"));
  await buyer.waitUntilHydrated();
  await buy(page, "Vocal Chain Bundle");
  await expect(buyer.cartLines.getByRole("listitem")).toHaveText([
    /Undertow/,
    /Vocal Chain Bundle/,
  ]);
  await expect(order).toContainText("$444");
});

/** A part of a cold page may be hydrated later; a press that came before that has put nothing in the cart. */
async function buy(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await buyButton(page.getByRole("main"), name).click();
    await page.waitForURL(linkTo("Checkout"), { timeout: 8000 });
  }).toPass();
}
