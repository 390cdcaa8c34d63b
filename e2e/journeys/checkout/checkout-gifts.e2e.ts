import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import type { Buyer } from "../../fixtures/customer/buyer.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

const question = (page: Page) => page.getByRole("dialog", { name: "Your gift with AutoTune 2026" });

/** Buys AutoTune 2026 up to the choice of its gift. */
async function comeToTheQuestion(page: Page, buyer: Buyer): Promise<void> {
  await buyer.openProduct("at2026");
  await buyer.buyButton.click();
  await question(page).waitFor();
}

test.describe("A gift", () => {
  test("[FREE-01] is chosen when its product goes into the cart, costs nothing, and can be changed", async ({
    page,
    buyer,
  }) => {
    await comeToTheQuestion(page, buyer);
    await question(page).getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL(linkTo("Checkout"));
    const gift = buyer.cartLines.getByRole("listitem").filter({ hasText: "Your gift with" });
    await expect(gift).toContainText("AutoKey");
    await expect(gift).toContainText("Free");
    await expect(buyer.panel("Your order")).toContainText("$349");

    await page.getByRole("button", { name: "Change gift" }).click();
    await question(page)
      .getByRole("radio", { name: /De-Esser/ })
      .check();
    await question(page).getByRole("button", { name: "Confirm" }).click();
    await expect(gift).toContainText("De-Esser");

    await buyer.signUp();
    await buyer.continueToPayment();
    const reference = await buyer.payWithCard();
    expect(await buyer.seeSummary()).toBe(reference);
    await expect(buyer.panel("Your order")).toContainText("Your gift");
  });

  test("leaves the cart with the product that it comes with", async ({ page, buyer }) => {
    await comeToTheQuestion(page, buyer);
    await question(page).getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL(linkTo("Checkout"));
    await page.getByRole("button", { name: "Remove AutoTune 2026" }).last().click();
    await expect(buyer.text("Your cart is empty!")).toBeVisible();
  });

  test("that was not chosen is offered once more before the payment", async ({ page, buyer }) => {
    await comeToTheQuestion(page, buyer);
    await page.keyboard.press("Escape");
    await page.waitForURL(linkTo("Checkout"));
    await expect(page.getByRole("button", { name: "Choose your gift" })).toBeVisible();
    await buyer.signUp();
    await buyer.continueButton.click();
    await question(page).waitFor();
    await page.keyboard.press("Escape");
    await question(page).waitFor({ state: "detached" });
    await buyer.continueToPayment();
  });
});
