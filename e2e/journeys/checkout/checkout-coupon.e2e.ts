import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { amountOf } from "../../fixtures/customer/read-order.ts";
import { expect } from "../../fixtures/shop-test.ts";

test.describe("A code", () => {
  test("[COUP-03] takes its share off, before the payment, in the form and on the order", async ({
    buyer,
  }) => {
    await buyer.putIntoCart();
    await buyer.enterCode("sing10");
    const order = buyer.panel("Your order");
    await expect(order).toContainText("SING10");
    await expect(order).toContainText("-$19.90");
    await expect(order).toContainText("$179.10");

    await buyer.signUp();
    await expect(buyer.continueButton).toContainText("$179.10");
    await buyer.continueToPayment();
    await expect(buyer.payButton).toContainText("$193.88");
    const reference = await buyer.payWithCard();
    expect(await buyer.seeSummary()).toBe(reference);
    await expect(amountOf(order, /^Discount$/)).toHaveText("-$19.90");
    await expect(amountOf(order, /^Total$/)).toHaveText("$193.88");
  });

  test("can be taken off again, and survives a reload", async ({ page, buyer }) => {
    await buyer.putIntoCart();
    await buyer.enterCode("STUDIO20");
    const order = buyer.panel("Your order");
    await expect(order).toContainText("$179");
    await page.reload();
    await expect(order).toContainText("STUDIO20");
    await page.getByRole("button", { name: "Remove STUDIO20" }).click();
    await expect(order).not.toContainText("STUDIO20");
    await expect(order).toContainText("$199");
  });

  test("[CART-05] is dropped with the last product that it covers", async ({ page, buyer }) => {
    await page.goto(linkTo("AiPowered", { slug: "vocal-eq" }));
    await buyer.waitUntilHydrated();
    await buyer.buyNow();
    await buyer.enterCode("VOCALS15");
    await expect(buyer.panel("Your order")).toContainText("VOCALS15");
    await buyer.putIntoCart();
    await expect(buyer.panel("Your order")).toContainText("VOCALS15");
    await page.getByRole("button", { name: "Remove Vocal EQ" }).last().click();
    await expect(buyer.panel("Your order")).not.toContainText("VOCALS15");
  });

  test.describe("that does not count", () => {
    // The browser itself reports the status of the error response.
    test.use({ expectedConsole: [/status of 422/] });

    for (const [code, said] of [
      ["NOSUCH", "We don’t recognize NOSUCH. Check the spelling and try again."],
      ["SUMMER25", "SUMMER25 isn’t valid right now. It has expired or hasn’t started yet."],
      ["VOCALS15", "VOCALS15 doesn’t apply to anything in your cart."],
      ["ANA30", "ANA30 was issued to a different email address."],
    ] as const)
      test(
        `[COUP-03] is rejected with the reason: ${code}`,
        { tag: "@long" },
        async ({ page, buyer }) => {
          await buyer.putIntoCart();
          await buyer.enterCode(code);
          await expect(page.getByRole("alert")).toHaveText(said);
          await expect(buyer.panel("Your order")).toContainText("$199");
        },
      );

    test("[COUP-02] beside reduced products says so, and the price stays", async ({
      page,
      buyer,
    }) => {
      await page.goto(linkTo("VocalEffects", { slug: "harmony-engine" }));
      await buyer.waitUntilHydrated();
      await buyer.buyNow();
      await buyer.enterCode("SING10");
      await expect(page.getByRole("alert")).toHaveText(
        "SING10 can’t be combined with products that are on sale.",
      );
    });
  });
});
