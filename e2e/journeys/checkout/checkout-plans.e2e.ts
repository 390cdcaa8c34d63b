import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

/** A day as the page writes it, so many days from now. */
function inDays(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(date);
}

test.describe("A trial", () => {
  test("costs nothing today, says what it costs and when, and runs at once", async ({
    page,
    buyer,
  }) => {
    await buyer.takeTrial();
    const order = buyer.panel("Your order");
    await expect(order).toContainText(
      "Free for 14 days, then $24.99 + tax every month until you cancel",
    );
    await expect(order).toContainText(`From ${inDays(14)} you pay $24.99 + tax every month`);
    const next = buyer.panel("What happens next");
    await expect(next).toContainText("No charge today. We only verify your card.");
    await expect(next).toContainText("We’ll send you a reminder by email.");

    await buyer.signUp();
    await expect(buyer.continueButton).toContainText("$0");
    await buyer.continueToPayment();
    // Neither side mentions tax on nothing, and both name the later charge alike.
    const form = buyer.paymentForm.locator("#summary");
    await expect(form).toContainText("14 days free, then $24.99 + tax per month");
    await expect(form).not.toContainText("8.25%");
    await expect(order).toContainText(/Due today\s*\$0/);
    await expect(order).not.toContainText("plus applicable tax");
    const reference = await buyer.payWithCard();
    expect(await buyer.seeSummary()).toBe(reference);
    // Nothing was paid that could come back.
    await expect(next).toContainText("Withdraw from your order at no cost.");
    await expect(order).toContainText(`Free until ${inDays(14)}, then $24.99 every month`);

    await buyer.openOrders();
    await expect(page.getByRole("region", { name: reference })).toContainText("Free until");
  });

  test.describe("is there once for each person", () => {
    // The browser itself reports the status of the error response.
    test.use({ expectedConsole: [/status of 422/] });

    test("a second one is rejected at the sign-in, with a link to the plan", async ({
      page,
      buyer,
    }) => {
      await buyer.takeTrial();
      await buyer.signUp();
      await buyer.continueToPayment();
      await buyer.payWithCard();
      await buyer.seeSummary();
      await page.goto(linkTo("Home"));
      await buyer.waitUntilHydrated();
      await buyer.logOut();

      await buyer.takeTrial();
      await buyer.signIn();
      const rejection = buyer.cartLines.getByText("You have already used your trial.");
      await expect(rejection).toBeVisible();
      await page.getByRole("button", { name: "Subscribe without a trial" }).click();
      await expect(buyer.cartLines).toContainText("$24.99 + tax every month until you cancel");
      await expect(rejection).toHaveCount(0);
    });
  });
});

test("A plan is charged today, and says when it renews", async ({ page, buyer }) => {
  await page.goto(linkTo("Subscriptions", { slug: "unlimited" }));
  await buyer.waitUntilHydrated();
  await page.getByRole("button", { name: "Subscribe Now" }).first().click();
  await page.waitForURL(linkTo("Checkout"));
  const order = buyer.panel("Your order");
  await expect(order).toContainText(
    /renews at \$[\d.]+ \+ tax every (month|year) until you cancel/,
  );
  await expect(buyer.panel("What happens next")).not.toContainText("no renewal");

  await buyer.signUp();
  await buyer.continueToPayment();
  const reference = await buyer.payWithCard();
  expect(await buyer.seeSummary()).toBe(reference);
  await expect(order).toContainText(/every (month|year) until you cancel\. Next charge:/);
  await expect(buyer.text("Your plan is active. Everything in it is ready to use.")).toBeVisible();
});

test("In the European Union prices include the tax, and the checkout says so", async ({
  context,
  buyer,
  baseURL,
}) => {
  await context.addCookies([{ name: "country", value: "DE", url: baseURL ?? "" }]);
  await buyer.putIntoCart();
  await expect(buyer.panel("Your order")).toContainText("including VAT");
  await context.addCookies([{ name: "country", value: "US", url: baseURL ?? "" }]);
  await buyer.openCheckout();
  await expect(buyer.panel("Your order")).toContainText("plus applicable tax");
});
