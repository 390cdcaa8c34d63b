import type { Page } from "@playwright/test";
import { test } from "./buyer-test.ts";
import { amountOf } from "./read-order.ts";
import { expect } from "./shop-test.ts";

/** Rewrites the kept cart as somebody with the browser's tools could. */
async function forgeCart(page: Page, forge: (cart: string) => string): Promise<void> {
  const kept = await page.evaluate(() => localStorage.getItem("cart") ?? "");
  await page.evaluate((forged) => localStorage.setItem("cart", forged), forge(kept));
  await page.reload();
}

test.describe("A cart that was changed by hand", () => {
  // The browser itself reports the status of the refusal.
  test.use({ expectedConsole: [/status of 422/] });

  test("does not make a product cheaper: the person is told, and pays its price", async ({
    page,
    buyer,
  }) => {
    await buyer.putIntoCart();
    await forgeCart(page, (cart) => cart.replace(/"USD":\d+/, '"USD":1'));
    await expect(buyer.panel("Your order")).toContainText("$0.01");
    await buyer.signUp();
    await buyer.continueButton.click();

    await expect(
      buyer.text("Your order has changed. Please look at it once more before you pay."),
    ).toBeVisible();
    await expect(buyer.text("The price has changed to {price}.")).toContainText("$459");
    await expect(buyer.panel("Your order")).not.toContainText("$0.01");
    await expect(buyer.continueButton).toContainText("$459");

    await buyer.continueToPayment();
    await buyer.payWithCard();
    await buyer.seeSummary();
    await expect(amountOf(buyer.panel("Your order"), /^Subtotal$/)).toHaveText("$459");
    await expect(amountOf(buyer.panel("Your order"), /^Total$/)).toHaveText("$496.87");
  });

  test("loses what is not sold, by name, and the rest can be paid", async ({ page, buyer }) => {
    await buyer.putIntoCart();
    await forgeCart(page, (cart) => {
      const copy = cart
        .replace('{"products":{', "")
        .replace(/\}\}$/, "")
        .replaceAll("auto-tune-pro", "never-made")
        .replaceAll("AutoTune Pro", "Never Made");
      return cart.replace('{"products":{', `{"products":{${copy},`);
    });
    await expect(buyer.cartLines.getByRole("listitem")).toHaveCount(2);
    await buyer.signUp();
    await buyer.continueButton.click();

    await expect(page.getByRole("alert").filter({ hasText: "Never Made" })).toContainText(
      "No longer sold, and taken out of your cart: Never Made.",
    );
    await expect(buyer.cartLines.getByRole("listitem")).toHaveCount(1);
    await buyer.continueToPayment();
    await buyer.payWithCard();
    await buyer.seeSummary();
    await expect(amountOf(buyer.panel("Your order"), /^Subtotal$/)).toHaveText("$459");
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
    test(`and holds ${what} is an empty one, in which shopping goes on`, async ({
      page,
      buyer,
    }) => {
      await buyer.putIntoCart();
      await forgeCart(page, forge);
      await expect(buyer.text("Your cart is empty!")).toBeVisible();
      await buyer.putIntoCart();
      await expect(buyer.panel("Your order")).toContainText("1 item");
    });
  }
});
