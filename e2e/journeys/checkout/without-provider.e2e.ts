import { cards } from "../../fixtures/customer/buyer.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect, sandboxProcess } from "../../fixtures/shop-test.ts";

const unreachable =
  "We can’t reach the payment service right now. You weren’t charged, and your cart is saved.";

// It runs after the others: no journey after this one pays.
test.describe("With the payment provider gone", () => {
  test.describe("in the middle of a payment", () => {
    test.use({ expectedConsole: [/ERR_CONNECTION_REFUSED/] });

    test("the buyer sees a message, and keeps the cart", async ({ page, buyer }) => {
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      process.kill(-sandboxProcess, "SIGKILL");
      await buyer.tryCard(cards.accepted);
      await expect(buyer.paymentForm.getByRole("alert")).toContainText(
        "We couldn’t send the payment.",
      );

      // The form goes on where it stopped, but its script cannot be fetched any more.
      await page.reload();
      await buyer.continueButton.click();
      await expect(buyer.text(unreachable)).toBeVisible();
      await expect(buyer.cartLines).toContainText("AutoTune Hybrid");
      await expect(buyer.tryAgainButton).toBeEnabled();
    });
  });

  test.describe("from the start", () => {
    // The browser itself reports the status of the response.
    test.use({ expectedConsole: [/status of 503/] });

    test("the buyer sees a message, keeps the cart, and can try again", async ({ page, buyer }) => {
      await buyer.arriveAtPayment();
      await buyer.continueButton.click();
      await expect(buyer.text(unreachable)).toBeVisible();
      await buyer.tryAgainButton.click();
      await expect(buyer.text(unreachable)).toBeVisible();
      await expect(buyer.tryAgainButton).toBeEnabled();
      await page.reload();
      await expect(buyer.cartLines).toContainText("AutoTune Hybrid");
      await expect(buyer.panel("Payment")).toContainText(buyer.person.email);
    });
  });
});
