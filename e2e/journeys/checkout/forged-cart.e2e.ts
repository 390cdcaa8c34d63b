import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import type { Buyer } from "../../fixtures/customer/buyer.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { amountOf } from "../../fixtures/customer/read-order.ts";
import { expect } from "../../fixtures/shop-test.ts";

/** Rewrites the stored cart as developer tools could. */
async function forgeCart(page: Page, forge: (cart: string) => string): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem("cart") ?? "");
  await page.evaluate((forged) => localStorage.setItem("cart", forged), forge(stored));
  await page.reload();
}

/** A second product, which was never sold. */
function addNeverMade(cart: string): string {
  const [, inner = ""] = /"products":\{(.*)\},"upgrades"/.exec(cart) ?? [];
  const copy = inner
    .replaceAll("auto-tune-hybrid", "never-made")
    .replaceAll("AutoTune Hybrid", "Never Made");
  return cart.replace('"products":{', `"products":{${copy},`);
}

/** Claims that the product came by a promotion, at its own price. */
function claimPromotion(cart: string): string {
  const [, prices = ""] = /"prices":(\{[^}]*\})/.exec(cart) ?? [];
  const products = `{"auto-tune-hybrid":${prices}}`;
  const promotion = `{"code":"NOSUCH","id":"none","products":${products},"offerTag":""}`;
  return cart.replace('"promotion":null', `"promotion":${promotion}`);
}

test.describe("A cart that was changed by hand", () => {
  test(
    "[CART-09] is brought in line with the catalogue when it is loaded, and a message says so",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.putIntoCart();
      await forgeCart(page, (cart) => addNeverMade(cart).replaceAll(/"USD":\d+/g, '"USD":1'));
      await expect(buyer.text("The products in your cart have been updated")).toBeVisible();
      await expect(buyer.cartLines.getByRole("listitem")).toHaveCount(1);
      await expect(buyer.panel("Your order")).toContainText("$199");

      await page.reload();
      await buyer.button("Create account").waitFor();
      await expect(buyer.panel("Your order")).toContainText("$199");
      await expect(buyer.text("The products in your cart have been updated")).toHaveCount(0);
    },
  );

  test.describe("and cannot be compared with the catalogue", () => {
    // The browser itself reports the status of rejected requests, and of the catalogue.
    test.use({ expectedConsole: [/status of (422|503)/] });

    test.beforeEach(async ({ context }) => {
      await context.route("**/antares/v1/currencies**", (route) => route.fulfill({ status: 503 }));
    });

    /** Where no catalogue comes, the pages themselves still sell. */
    async function putIntoCart(page: Page, buyer: Buyer): Promise<void> {
      await page.goto(linkTo("AutoTune", { slug: "hybrid" }));
      await expect(
        buyer.text("An unexpected error has occurred; we apologize for the inconvenience."),
      ).toBeVisible();
      await buyer.buyNow();
    }

    test(
      "does not make a product cheaper: a message says so, and the person pays its price",
      { tag: "@long" },
      async ({ page, buyer }) => {
        await putIntoCart(page, buyer);
        await forgeCart(page, (cart) => cart.replaceAll(/"USD":\d+/g, '"USD":1'));
        await expect(buyer.panel("Your order")).toContainText("$0.01");
        await buyer.signUp();
        await buyer.continueButton.click();

        await expect(page.getByRole("alert").first()).toContainText(
          "Your order has changed. Please review it before you pay.",
        );
        await expect(buyer.text("The price has changed to {price}.")).toContainText("$199");
        await expect(buyer.continueButton).toContainText("$199");

        await buyer.continueToPayment();
        await buyer.payWithCard();
        await buyer.seeSummary();
        await expect(amountOf(buyer.panel("Your order"), /^Subtotal$/)).toHaveText("$199");
        await expect(amountOf(buyer.panel("Your order"), /^Total$/)).toHaveText("$215.42");
      },
    );

    test(
      "loses what is not sold, by name, and the rest can be paid",
      { tag: "@long" },
      async ({ page, buyer }) => {
        await putIntoCart(page, buyer);
        await forgeCart(page, addNeverMade);
        await expect(buyer.cartLines.getByRole("listitem")).toHaveCount(2);
        await buyer.signUp();
        await buyer.continueButton.click();

        await expect(page.getByRole("alert").filter({ hasText: "Never Made" })).toContainText(
          "No longer sold and removed from your cart: Never Made.",
        );
        await expect(buyer.cartLines.getByRole("listitem")).toHaveCount(1);
        await buyer.continueToPayment();
        await buyer.payWithCard();
        await buyer.seeSummary();
        await expect(amountOf(buyer.panel("Your order"), /^Subtotal$/)).toHaveText("$199");
      },
    );
  });

  test.describe("and claims a promotion that does not exist", () => {
    // The browser itself reports the error response.
    test.use({ expectedConsole: [/status of 422/] });

    test(
      "[ACCT-05] shows the reason, and loses what the promotion had put there",
      { tag: "@long" },
      async ({ page, buyer }) => {
        await buyer.putIntoCart();
        await forgeCart(page, claimPromotion);
        await buyer.signUp();
        await buyer.continueButton.click();
        await expect(page.getByRole("alert").filter({ hasText: "promotion" })).toHaveText(
          "Our records indicate that you do not qualify for this promotion. We apologize for the inconvenience. Removed from your cart: AutoTune Hybrid.",
        );
      },
    );
  });

  for (const [what, forge] of [
    ["half a product", (cart: string) => cart.replace('"quantity":1', '"quantity":1.5')],
    [
      "a negative number of products",
      (cart: string) => cart.replace('"quantity":1', '"quantity":-1'),
    ],
    ["broken text", (cart: string) => cart.slice(0, 40)],
    ["a list", () => "[1, 2]"],
  ] as const) {
    test(
      `and holds ${what} is an empty one, in which shopping goes on`,
      { tag: "@long" },
      async ({ page, buyer }) => {
        await buyer.putIntoCart();
        await forgeCart(page, forge);
        await expect(buyer.text("Your cart is empty!")).toBeVisible();
        await buyer.putIntoCart();
        await expect(buyer.panel("Your order")).toContainText("1 item");
      },
    );
  }
});
