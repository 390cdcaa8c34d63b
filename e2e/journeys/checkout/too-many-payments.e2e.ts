import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

test.describe("After many declined payments", () => {
  // The browser itself reports the status of the error response.
  test.use({ expectedConsole: [/status of 429/] });

  test("the checkout says how long to wait, keeps the cart, and goes on then", async ({
    context,
    buyer,
  }) => {
    await buyer.arriveAtPayment();
    await context.route("**/laravel/rest/checkout", (route) =>
      route.fulfill({
        status: 429,
        headers: { "retry-after": "240" },
        json: { error: "tooManyRequests", message: "", requestId: "" },
      }),
    );
    await buyer.continueButton.click();
    await expect(buyer.page.getByRole("main").getByRole("alert")).toContainText(
      "please wait 4 minutes before you try again",
    );
    await expect(buyer.cartLines).toContainText("AutoTune Hybrid");

    await context.unroute("**/laravel/rest/checkout");
    await buyer.tryAgainButton.click();
    await buyer.waitForPaymentForm();
  });
});
