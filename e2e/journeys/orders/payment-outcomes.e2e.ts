import { linkTo } from "@autotune/routes";
import { cards } from "../../fixtures/customer/buyer.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { orderMail } from "../../fixtures/mailbox.ts";
import { amountOf, readLicences } from "../../fixtures/customer/read-order.ts";
import {
  eventsOf,
  failTransfer,
  paidOrdersOf,
  settleTransfer,
} from "../../fixtures/sandbox-controls.ts";
import { expect, popupShopUrl } from "../../fixtures/shop-test.ts";

test.describe("A payment", () => {
  test(
    "that is declined twice can be made with another card, and becomes one order",
    { tag: "@long" },
    async ({ buyer }) => {
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      const session = await buyer.paymentSession();
      const problem = buyer.paymentForm.getByRole("alert");

      await buyer.tryCard(cards.declined);
      await expect(problem).toContainText("Your card was declined.");
      await buyer.tryCard(cards.insufficientFunds);
      await expect(problem).toContainText("This card doesn’t have enough funds.");
      expect(await buyer.paymentSession()).toBe(session);

      const reference = await buyer.payWithCard();
      expect(await buyer.seeSummary()).toBe(reference);
      expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
      await buyer.seeOnlyOrder(reference);
    },
  );

  test(
    "that was declined before a reload can still be made",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      const session = await buyer.paymentSession();
      await buyer.tryCard(cards.declined);
      await expect(buyer.paymentForm.getByRole("alert")).toContainText("Your card was declined.");
      await expect
        .poll(() => eventsOf(buyer.person.email))
        .toEqual([{ type: "order.failed", delivered: true }]);

      await page.reload();
      await expect(buyer.cartLines).toContainText("AutoTune Hybrid");
      await buyer.continueToPayment();
      expect(await buyer.paymentSession()).toBe(session);
      const reference = await buyer.payWithCard();
      expect(await buyer.seeSummary()).toBe(reference);
      expect(await readLicences(buyer.panel("Your order"))).toHaveLength(1);
      await buyer.seeOnlyOrder(reference);
    },
  );

  test(
    "that the bank wants confirmed is made once it is authorised",
    { tag: "@long" },
    async ({ buyer }) => {
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      await buyer.tryCard(cards.requiresAuthentication);
      await buyer.paymentForm.getByRole("button", { name: "Authorize" }).click();
      const reference = await buyer.referenceInForm();
      expect(await buyer.seeSummary()).toBe(reference);
      await expect(buyer.panel("Your order")).toContainText("Card ending in 3220");
      expect(await readLicences(buyer.panel("Your order"))).toHaveLength(1);
    },
  );

  test(
    "that the bank rejected can be made with the next try",
    { tag: "@long" },
    async ({ buyer }) => {
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      await buyer.tryCard(cards.requiresAuthentication);
      await buyer.paymentForm.getByRole("button", { name: "Decline" }).click();
      await expect(buyer.paymentForm.getByRole("alert")).toContainText("Your card was declined.");

      await buyer.tryCard(cards.requiresAuthentication);
      await buyer.paymentForm.getByRole("button", { name: "Authorize" }).click();
      const reference = await buyer.referenceInForm();
      expect(await buyer.seeSummary()).toBe(reference);
      expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
    },
  );

  test(
    "by bank transfer gives the licence when the money has arrived, not before",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      await buyer.paymentForm.getByRole("radio", { name: "Bank transfer" }).check();
      await buyer.payButton.click();
      const reference = await buyer.referenceInForm();

      expect(await buyer.seeSummary()).toBe(reference);
      await expect(page.getByText("Your payment is still on its way.")).toBeVisible();
      await expect(amountOf(buyer.panel("Your order"), /^Total$/)).toHaveText("$215.42");
      await expect(buyer.panel("Your order").locator("code")).toHaveCount(0);
      await buyer.seeOnlyOrder(reference);
      const order = page.getByRole("region", { name: reference });
      await expect(order).toContainText("Payment pending");
      await expect(order.locator("code")).toHaveCount(0);
      const pendingMail = await orderMail(buyer.person.email, reference);
      expect(pendingMail.subject).toContain("We’ve received your AutoTune order");

      await settleTransfer(reference);
      const mail = await orderMail(buyer.person.email, reference, { besides: pendingMail });
      await buyer.seeOnlyOrder(reference);
      await expect(order).toContainText("Paid");
      const [licence] = await readLicences(order);
      expect(mail.text).toContain(licence?.serial);
    },
  );

  test(
    "by bank transfer that never arrives is shown as failed, with a way to order again",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      await buyer.paymentForm.getByRole("radio", { name: "Bank transfer" }).check();
      await buyer.payButton.click();
      const reference = await buyer.referenceInForm();
      expect(await buyer.seeSummary()).toBe(reference);

      await failTransfer(reference);
      await expect(async () => {
        await page.reload();
        await expect(buyer.text("The payment failed.")).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(page.getByRole("link", { name: "See the products" })).toBeVisible();
      const summary = page.url();
      await buyer.putIntoCart();
      await page.goto(summary);
      await page.getByRole("link", { name: "Return to checkout" }).click();
      await expect(buyer.panel("Your order")).toContainText("1 item");
      await expect(buyer.continueButton).toBeVisible();
    },
  );
});

test.describe("A payment form that is closed without paying", () => {
  test("leaves a cart that can be paid later", { tag: "@long" }, async ({ buyer }) => {
    await buyer.arriveAtPayment();
    await buyer.continueToPayment();
    const session = await buyer.paymentSession();
    await buyer.paymentForm.getByRole("button", { name: "Cancel" }).click();
    await expect(buyer.text("Payment canceled. You weren’t charged.")).toBeVisible();
    await expect(buyer.cartLines).toContainText("AutoTune Hybrid");

    await buyer.tryAgainButton.click();
    await buyer.waitForPaymentForm();
    expect(await buyer.paymentSession()).toBe(session);
    const reference = await buyer.payWithCard();
    expect(await buyer.seeSummary()).toBe(reference);
    expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
  });

  test.describe("over the page", () => {
    test.use({ baseURL: popupShopUrl });

    test("[PAY-03] is a cancelled payment, which the checkout shows; the next try is paid", async ({
      page,
      buyer,
    }) => {
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      await expect(page.getByRole("dialog", { name: "Checkout" })).toBeVisible();
      await buyer.paymentForm.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByRole("dialog", { name: "Checkout" })).toHaveCount(0);
      await expect(buyer.text("Payment canceled. You weren’t charged.")).toBeVisible();
      await expect(buyer.cartLines).toContainText("AutoTune Hybrid");

      await buyer.tryAgainButton.click();
      await buyer.waitForPaymentForm();
      const reference = await buyer.payWithCard();
      expect(await buyer.seeSummary()).toBe(reference);
      await buyer.seeOnlyOrder(reference);
      expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
    });

    test(
      "by a change of the cart leaves nothing of it over the page",
      { tag: "@long" },
      async ({ page, context, buyer }) => {
        await buyer.arriveAtPayment();
        await buyer.continueToPayment();
        await expect(page.getByRole("dialog", { name: "Checkout" })).toBeVisible();
        await buyer.inTab(await context.newPage()).putIntoCart();
        await expect(buyer.panel("Your order")).toContainText("2 items");
        await expect(page.locator("#fsc-popup-background, #fsc-popup-frame")).toHaveCount(0);
        await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
        await buyer.continueToPayment();
      },
    );
  });
});

for (const [name, order, text] of [
  ["without an id", { reference: "R-1", items: [{ product: "a" }] }, "No order data received."],
  ["without a reference", { id: "1", items: [{ product: "a" }] }, "No order data received."],
  ["without items", { id: "1", reference: "R-1", items: [] }, "data.items is empty!"],
] as const)
  test(`[PAY-02] an order event ${name} is a problem that the checkout names, and no order`, async ({
    page,
    buyer,
  }) => {
    await buyer.arriveAtPayment();
    await buyer.continueToPayment();
    // As the provider's script calls the page: by the name in its own attribute.
    await page.evaluate((event) => {
      const called = document.querySelector<HTMLScriptElement>("#fsc-api")?.dataset;
      const callback: unknown = Reflect.get(globalThis, called?.["popupWebhookReceived"] ?? "");
      if (typeof callback === "function") callback(event);
    }, order);
    await expect(page.getByRole("alert")).toContainText(text);
    await expect(page).toHaveURL(linkTo("Checkout"));
    // Nothing is lost: the cart is still there, and can be paid.
    await expect(buyer.cartLines).toBeVisible();
    await expect(buyer.tryAgainButton).toBeVisible();
  });

test.describe("A payment session that the provider does not know", () => {
  test.use({ expectedConsole: [/status of 404/] });

  test("[PAY-04] is named as the provider's problem, and the next try opens a new one", async ({
    page,
    buyer,
  }) => {
    await buyer.arriveAtPayment();
    await buyer.continueToPayment();
    const session = await buyer.paymentSession();
    await page.evaluate((known) => {
      const stored = localStorage.getItem("open-checkouts") ?? "";
      localStorage.setItem("open-checkouts", stored.replace(known, "no-such-session-anywhere"));
    }, session);
    await page.reload();
    await buyer.continueButton.click();
    await expect(page.getByRole("alert")).toContainText("The payment provider reported a problem.");

    await buyer.tryAgainButton.click();
    await buyer.waitForPaymentForm();
    const reference = await buyer.payWithCard();
    expect(await buyer.seeSummary()).toBe(reference);
    expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
  });
});
