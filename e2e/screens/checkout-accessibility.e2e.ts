import { AxeBuilder } from "@axe-core/playwright";
import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../fixtures/customer/buyer-test.ts";
import { expect } from "../fixtures/shop-test.ts";

// axe puts its own styles into the page; the page's policy is tested elsewhere.
test.use({ bypassCSP: true, reducedMotion: "reduce" });

/** What axe finds on the page as it stands, at each width; and that it fits. */
async function expectNoBarrier(page: Page, widths: readonly number[], where: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
      .analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect(found, `${where} at ${width}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `${where} at ${width}`).toBeLessThanOrEqual(0);
  }
}

for (const { language, widths } of [
  { language: "en", widths: [320, 1440] },
  { language: "es", widths: [390] },
] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ language });

    test(`a purchase has no barrier that axe finds, at ${widths.join(" and ")} px`, async ({
      page,
      buyer,
    }) => {
      test.slow();
      const check = (where: string) => expectNoBarrier(page, widths, where);
      await buyer.openCheckout();
      await buyer.text("Your cart is empty!").waitFor();
      await check("checkout with an empty cart");

      await buyer.putIntoCart();
      await buyer.button("Create account").waitFor();
      await check("checkout, signed out");

      await page.goto(linkTo("Home", {}, language));
      await buyer.waitUntilHydrated();
      await buyer.button("Sign In").click();
      await page.getByRole("dialog").waitFor();
      await check("sign-in dialog");
      await page.getByRole("tab", { name: buyer.translate("Create account") }).click();
      await check("create-account dialog");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });

      await buyer.cartButton.click();
      await buyer.cartLines.waitFor();
      await check("cart drawer");

      await buyer.openCheckout();
      await buyer.signUp();
      await buyer.continueButton.waitFor();
      await check("checkout, signed in");
      await buyer.continueToPayment();
      await check("payment form");
      await buyer.payWithCard();
      await buyer.seeSummary();
      await check("order summary");
      await buyer.openOrders();
      await buyer.ordersInHistory();
      await check("orders");
    });
  });
}

test("a keyboard alone makes an account and comes to the payment form", async ({ page, buyer }) => {
  const { person } = buyer;
  const goTo = async (target: ReturnType<Page["locator"]>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("The keyboard does not come there");
  };
  await buyer.openProduct();
  await goTo(buyer.buyButton);
  await page.keyboard.press("Enter");
  await page.waitForURL(linkTo("Checkout"));
  await buyer.field("First name").waitFor();

  await goTo(buyer.field("First name"));
  const typed = [person.firstName, person.lastName, person.email, person.password, person.password];
  for (const text of typed) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await buyer.continueButton.waitFor();
  await goTo(buyer.continueButton);
  await page.keyboard.press("Enter");
  await buyer.waitForPaymentForm();

  const number = buyer.paymentForm.locator("[autocomplete=cc-number]");
  for (let presses = 0; presses < 30; presses += 1) {
    if (await number.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("4242424242424242");
  await expect(number).toHaveValue("4242 4242 4242 4242");
});

test("the focus goes with the person from step to step of the checkout", async ({
  page,
  buyer,
}) => {
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await buyer.putIntoCart();
  await buyer.signUp();
  await expect(heading("Payment")).toBeFocused();
  await buyer.continueButton.click();
  await expect(heading("Card or bank details")).toBeFocused();
  await expect(page.getByRole("status").getByText("The payment form is open.")).toHaveCount(1);
  await buyer.waitForPaymentForm();
  await buyer.paymentForm.getByRole("button", { name: "Cancel" }).click();
  await expect(heading("Payment")).toBeFocused();
  await expect(buyer.text("Payment canceled. You weren’t charged.")).toBeVisible();
});
