import type { Locator } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

/** The last amount of a sum: what it comes to. */
async function totalOf(sum: Locator): Promise<string> {
  return (await sum.innerText()).match(/[$€£][\d,.]+/g)?.at(-1) ?? "";
}

test("[PAY-11] the checkout shows the tax and the total of the open payment form, also after a change there", async ({
  buyer,
}) => {
  await buyer.arriveAtPayment();
  const order = buyer.panel("Your order");
  const due = order.getByText("Due today").locator("..");
  await expect(due).toHaveText(/^Due today before tax\s*\$199$/);
  await expect(buyer.continueButton).toHaveText("Continue to payment · $199 + tax");
  await expect(order).toContainText("plus applicable tax");

  await buyer.continueToPayment();
  const form = buyer.paymentForm.locator("#summary .total");
  await expect(due).toHaveText(/^Due today\s*\$215\.42$/);
  expect(await totalOf(form)).toBe("$215.42");
  await expect(order).toContainText(/Tax\s*\$16\.42/);
  await expect(order).not.toContainText("plus applicable tax");
  await expect(buyer.panel("What happens next")).toContainText(
    "Your card is charged $215.42, including $16.42 tax.",
  );

  await buyer.paymentForm.getByLabel("Country").selectOption("DE");
  await expect(due).toContainText(/\$199(\.00)?$/);
  await expect(form).toContainText("$199.00");
  await expect(order).toContainText("including $31.77 VAT");
});

test.describe("[PAY-12] The country at the checkout", () => {
  test("changes currency, tax words and the coupon", async ({ page, buyer }) => {
    await buyer.putIntoCart();
    const order = buyer.panel("Your order");
    await buyer.enterCode("STUDIO20");
    await expect(order).toContainText(/[−-]\$20/);
    await order.getByLabel("Country and currency").selectOption("DE");
    await expect(order).toContainText(/[−-]€\d\d/);
    await expect(order).toContainText(/Due today\s*€1\d\d/);
    await expect(order).toContainText("including VAT");
    await page.reload();
    await expect(order.getByLabel("Country and currency")).toHaveValue("DE");
  });

  test("opens the payment form again with its prices if it was open", async ({ buyer }) => {
    await buyer.arriveAtPayment();
    await buyer.continueToPayment();
    const before = await buyer.paymentSession();
    const order = buyer.panel("Your order");
    await order.getByLabel("Country and currency").selectOption("GB");
    const total = buyer.paymentForm.locator("#summary .total");
    await expect(total).toContainText("£169.00");
    expect(await buyer.paymentSession()).not.toBe(before);
    await expect(order).toContainText(/Due today\s*£169/);
    await expect(order).toContainText("including £28.17 VAT");

    // The currency stays, the tax does not.
    await order.getByLabel("Country and currency").selectOption("DE");
    await expect(total).toContainText("€199.00");
    await order.getByLabel("Country and currency").selectOption("FR");
    await expect(buyer.paymentForm.locator("#summary")).toContainText("VAT 20%");
    await expect(order).toContainText("including €33.17 VAT");
  });
});
