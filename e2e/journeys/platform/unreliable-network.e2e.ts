import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

const unreachable =
  "We can’t reach the payment service right now. You weren’t charged, and your cart is saved.";
const noAccount = /^We can(’t|not) reach your account right now\./;

test.describe("A payment provider that", () => {
  test(
    "does not respond is given up after 20 seconds; the next try goes on with the same session",
    { tag: "@long" },
    async ({ context, buyer }) => {
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      const session = await buyer.paymentSession();
      await buyer.page.reload();
      await context.route("**/builder/**", () => {});
      await buyer.continueButton.click();
      await expect(buyer.text(unreachable)).toBeVisible({ timeout: 25_000 });
      await context.unroute("**/builder/**");
      await buyer.tryAgainButton.click();
      await buyer.waitForPaymentForm();
      expect(await buyer.paymentSession()).toBe(session);
    },
  );

  test(
    "does not open its form can be left by the shop's own button",
    { tag: "@long" },
    async ({ context, buyer }) => {
      await buyer.arriveAtPayment();
      await context.route("**/builder/**", () => {});
      await buyer.continueButton.click();
      await buyer.button("Close the payment form").click();
      await expect(buyer.text("Payment canceled. You weren’t charged.")).toBeVisible();
      await expect(buyer.tryAgainButton).toBeEnabled();
      expect(await buyer.page.evaluate(() => "fastspring" in window)).toBe(false);
    },
  );

  test.describe("fails", () => {
    test.use({ expectedConsole: [/status of 500/] });

    test(
      "is explained in our own words, and the session is not lost",
      { tag: "@long" },
      async ({ context, buyer }) => {
        await buyer.arriveAtPayment();
        await buyer.continueToPayment();
        const session = await buyer.paymentSession();
        await buyer.page.reload();
        await context.route("**/builder/**", (route) =>
          route.fulfill({
            status: 500,
            headers: { "access-control-allow-origin": "*" },
            json: { error: "java.lang.NullPointerException" },
          }),
        );
        await buyer.continueButton.click();
        await expect(buyer.text(unreachable)).toBeVisible();
        await expect(buyer.page.getByText("NullPointerException")).toHaveCount(0);
        await context.unroute("**/builder/**");
        await buyer.tryAgainButton.click();
        await buyer.waitForPaymentForm();
        expect(await buyer.paymentSession()).toBe(session);
      },
    );
  });
});

test.describe("A shop whose accounts fail", () => {
  test.use({ expectedConsole: [/status of 503/] });

  test(
    "signs nobody out: it says so, and retries on request",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      await buyer.arriveAtPayment();
      await context.route("**/rest/user", (route) => route.fulfill({ status: 503, body: "" }));
      for (const path of [linkTo("Checkout"), linkTo("Orders")]) {
        await page.goto(path);
        await expect(page.getByRole("main").getByText(noAccount)).toBeVisible({ timeout: 15_000 });
      }
      await context.unroute("**/rest/user");
      await page.getByRole("main").getByRole("button", { name: "Try again" }).focus();
      await page.keyboard.press("Enter");
      await expect(buyer.text("No orders yet")).toBeVisible();
      await expect(buyer.accountMenu).toBeVisible();
      // The pressed button is gone.
      await expect(page.locator("#content")).toBeFocused();
    },
  );
});

test.describe("A sign-in that fails", () => {
  test.use({ expectedConsole: [/status of 401|ERR_FAILED/] });

  test(
    "is shown in the form, even where messages cannot be fetched",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      await context.route(/\/assets\/toasts-[^/]*\.js/, (route) => route.abort());
      await buyer.putIntoCart();
      await buyer.signIn("Wrong42word");
      await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveText(
        "Invalid email address or password",
      );
      await expect(page.locator("[data-toasts]")).toBeEmpty();
      await context.unroute(/\/assets\/toasts-[^/]*\.js/);
      await expect(page.locator("[data-toasts]").getByRole("alert")).toBeVisible();
    },
  );
});
