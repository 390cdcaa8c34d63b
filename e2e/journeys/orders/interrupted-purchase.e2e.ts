import { linkTo } from "@autotune/routes";
import { cards } from "../../fixtures/customer/buyer.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { readLicences } from "../../fixtures/customer/read-order.ts";
import {
  delayWebhooks,
  deliverWebhooksAtOnce,
  paidOrdersOf,
} from "../../fixtures/sandbox-controls.ts";
import { expect } from "../../fixtures/shop-test.ts";

const begun =
  "You’ve already started paying for this cart. Pick up where you left off. You’ll only be charged once.";

const paidElsewhere = "You just paid in another tab. We’ve taken what you bought out of this cart.";

test.describe("A buyer who", () => {
  test(
    "reloads at every step goes on where they were",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.putIntoCart();
      await page.reload();
      await expect(buyer.cartLines).toContainText("AutoTune Hybrid");

      await buyer.signUp();
      await page.reload();
      await expect(buyer.panel("Payment")).toContainText(buyer.person.email);

      await buyer.continueToPayment();
      const session = await buyer.paymentSession();
      await page.reload();
      await expect(buyer.text(begun)).toBeVisible();
      await buyer.continueToPayment();
      expect(await buyer.paymentSession()).toBe(session);

      const reference = await buyer.payWithCard();
      expect(await buyer.seeSummary()).toBe(reference);
      const licences = await readLicences(buyer.panel("Your order"));
      await page.reload();
      expect(await buyer.seeSummary()).toBe(reference);
      expect(await readLicences(buyer.panel("Your order"))).toEqual(licences);
      await buyer.seeOnlyOrder(reference);
    },
  );

  test(
    "goes back to the product and forward again finds the cart as it was",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.putIntoCart();
      await page.goBack();
      await expect(page).toHaveURL(linkTo("AutoTune", { slug: "hybrid" }));
      await expect(buyer.cartButton).toHaveAccessibleName("Cart 1 item");
      await page.goForward();
      await expect(page).toHaveURL(linkTo("Checkout"));
      await expect(buyer.panel("Your order")).toContainText("1 item");
      await expect(buyer.cartLines).toContainText("AutoTune Hybrid");
    },
  );

  test(
    "goes back from the order finds the shop, not a cart that is paid",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.buy();
      await page.goBack();
      await expect(page).toHaveURL(linkTo("AutoTune", { slug: "hybrid" }));
      await expect(buyer.cartButton).toHaveAccessibleName("Cart");
    },
  );

  test(
    "presses everything twice buys one product in one payment",
    { tag: "@long" },
    async ({ page, buyer }) => {
      const opened: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && request.url().endsWith("/rest/checkout"))
          opened.push(request.url());
      });
      await buyer.openProduct();
      await buyer.buyButton.dblclick();
      await page.waitForURL(linkTo("Checkout"));
      await expect(buyer.panel("Your order")).toContainText("1 item");
      await buyer.signUp();

      await buyer.continueButton.dblclick();
      await buyer.waitForPaymentForm();
      expect(opened).toHaveLength(1);

      await buyer.enterCard(cards.accepted);
      await buyer.payButton.dblclick();
      const reference = await buyer.referenceInForm();
      expect(await buyer.seeSummary()).toBe(reference);
      await buyer.seeOnlyOrder(reference);
      expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
    },
  );

  test(
    "presses Buy Now again while the checkout loads buys one",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.openProduct();
      // A response without a page: the browser stays where it is, as while it waits for a slow one.
      await page.route(`**${linkTo("Checkout")}`, (route) => route.fulfill({ status: 204 }));
      await buyer.buyButton.click();
      const going = buyer.button("Going to checkout…").first();
      await expect(going).toBeDisabled();
      await going.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await page.unroute(`**${linkTo("Checkout")}`);
      await buyer.openCheckout();
      await expect(buyer.panel("Your order")).toContainText("1 item");
      await page.goBack();
      await expect(buyer.buyButton).toBeEnabled();
    },
  );

  test(
    "has the checkout open in two tabs pays one session",
    { tag: "@long" },
    async ({ context, buyer }) => {
      await buyer.arriveAtPayment();
      const other = buyer.inTab(await context.newPage());
      await other.openCheckout();
      await buyer.continueToPayment();
      await other.continueToPayment();
      expect(await other.paymentSession()).toBe(await buyer.paymentSession());

      const reference = await buyer.payWithCard();
      expect(await buyer.seeSummary()).toBe(reference);
      // Without a reload: the form that is open there must not be paid as well.
      await expect(other.text(paidElsewhere)).toBeVisible();
      await expect(other.page.locator("#fsc-popup-frame")).toHaveCount(0);
      await expect(other.text("Your cart is empty!")).toBeVisible();
      await other.page.getByRole("link", { name: "See your order" }).click();
      expect(await other.seeSummary()).toBe(reference);
      expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
    },
  );
});

test.describe("A buyer with two tabs", () => {
  test(
    "who continues in both at the same time opens one payment",
    { tag: "@long" },
    async ({ context, buyer }) => {
      const opened: string[] = [];
      context.on("request", (request) => {
        if (request.method() === "POST" && request.url().endsWith("/rest/checkout"))
          opened.push(request.url());
      });
      await buyer.arriveAtPayment();
      const other = buyer.inTab(await context.newPage());
      await other.openCheckout();
      await other.continueButton.waitFor();
      await Promise.all([buyer.continueButton.click(), other.continueButton.click()]);
      await buyer.waitForPaymentForm();
      await other.waitForPaymentForm();
      expect(await other.paymentSession()).toBe(await buyer.paymentSession());
      expect(opened).toHaveLength(1);
    },
  );

  test(
    "cannot change cart, account or language under a payment; what the other tab adds is bought after it",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      await buyer.arriveAtPayment();
      const more = page.getByRole("button", { name: "Add one AutoTune Hybrid" });
      const logOut = page.getByRole("main").getByRole("button", { name: "Log out" });
      const languages = page.getByRole("banner").locator("summary", { hasText: "English" });
      await buyer.continueToPayment();
      for (const control of [more, logOut]) await expect(control).toBeEnabled();
      await buyer.tryCard(cards.requiresAuthentication);
      await buyer.paymentForm.getByRole("button", { name: "Authorize" }).waitFor();
      for (const control of [more, logOut]) await expect(control).toBeDisabled();
      for (const control of [more, logOut, languages]) {
        await control.focus();
        await page.keyboard.press("Enter");
      }
      await expect(page.getByRole("link", { name: "Español" })).toBeHidden();
      // On a phone the languages are in the menu.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
      await expect(page.locator("#site-menu")).toBeVisible();
      await expect(page.locator("#site-menu")).not.toContainText("Español");
      await page.keyboard.press("Escape");
      await expect(page.locator("#site-menu")).toHaveCount(0);
      // In the wide bar the pointer would open the menu that it is over.
      await page.mouse.move(0, 600);
      await page.setViewportSize({ width: 1280, height: 720 });
      await expect(buyer.panel("Your order")).toContainText("1 item");

      const other = buyer.inTab(await context.newPage());
      await other.openProduct();
      await other.buyNow();
      await expect(other.panel("Your order")).toContainText("2 items");
      await page.bringToFront();
      await buyer.paymentForm.getByRole("button", { name: "Authorize" }).click();
      const reference = await buyer.referenceInForm();
      expect(await buyer.seeSummary()).toBe(reference);
      await expect(buyer.cartButton).toHaveAccessibleName("Cart 1 item");

      await expect(other.text(paidElsewhere)).toBeVisible();
      await expect(other.panel("Your order")).toContainText("1 item");
      await other.continueToPayment();
      const second = await other.payWithCard();
      expect(await other.seeSummary()).toBe(second);
      await expect(other.cartButton).toHaveAccessibleName("Cart");
      expect((await paidOrdersOf(buyer.person.email)).toSorted()).toEqual(
        [reference, second].toSorted(),
      );
    },
  );
});

test.describe("When the provider notifies the shop", () => {
  test.afterEach(deliverWebhooksAtOnce);

  test(
    "late, the buyer waits on the summary until the order is there",
    { tag: "@long" },
    async ({ buyer }) => {
      await delayWebhooks(4000);
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      const reference = await buyer.payWithCard();
      await expect(buyer.text("One moment.")).toBeVisible();
      await expect(buyer.text("Payment received. Getting your order ready…")).toBeVisible();
      expect(await buyer.seeSummary()).toBe(reference);
      expect(await readLicences(buyer.panel("Your order"))).toHaveLength(1);
      await buyer.seeOnlyOrder(reference);
      expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
    },
  );

  test(
    "late, and the waiting page is reloaded, nobody pays again",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await delayWebhooks(4000);
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      const reference = await buyer.payWithCard();
      await expect(buyer.text("One moment.")).toBeVisible();
      await page.reload();
      await buyer.openCheckout();
      expect(await buyer.seeSummary()).toBe(reference);
      await buyer.seeOnlyOrder(reference);
      expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
    },
  );

  test(
    "late, what was bought has left the cart already, and something else can be bought",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await delayWebhooks(10_000);
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      const session = await buyer.paymentSession();
      const reference = await buyer.payWithCard();
      await expect(buyer.text("One moment.")).toBeVisible();
      await expect(buyer.cartButton).toHaveAccessibleName("Cart");

      await buyer.putIntoCart();
      await expect(buyer.text("We’re still processing an earlier payment.")).toBeVisible();
      await expect(buyer.panel("Your order")).toContainText("1 item");
      await buyer.continueToPayment();
      expect(await buyer.paymentSession()).not.toBe(session);

      await page.getByRole("link", { name: "See your order" }).click();
      expect(await buyer.seeSummary()).toBe(reference);
      await expect(buyer.cartButton).toHaveAccessibleName("Cart 1 item");
      await buyer.openCheckout();
      await expect(buyer.text(begun)).toBeVisible();
      await expect(buyer.text("We’re still processing an earlier payment.")).toHaveCount(0);
      expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
    },
  );

  test(
    "and the browser never came back, the checkout leads to the order that was paid",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      const paid = page.waitForResponse((response) => response.url().endsWith("/payment"));
      await buyer.tryCard(cards.accepted);
      await paid;
      await page.close();
      await expect.poll(() => paidOrdersOf(buyer.person.email)).toHaveLength(1);
      const [reference = ""] = await paidOrdersOf(buyer.person.email);

      const returned = buyer.inTab(await context.newPage());
      // The order is on the server before the browser requests it.
      await returned.seeOnlyOrder(reference);
      await returned.openCheckout();
      expect(await returned.seeSummary()).toBe(reference);
      await returned.openCheckout();
      await expect(returned.text("Your cart is empty!")).toBeVisible();
      await returned.seeOnlyOrder(reference);
      expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
    },
  );

  test(
    "late, and the browser had gone, the payment form knows that it is paid",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      await delayWebhooks(8000);
      await buyer.arriveAtPayment();
      await buyer.continueToPayment();
      const paid = page.waitForResponse((response) => response.url().endsWith("/payment"));
      await buyer.tryCard(cards.accepted);
      await paid;
      await page.close();

      const returned = buyer.inTab(await context.newPage());
      await returned.openCheckout();
      await expect(returned.text(begun)).toBeVisible();
      await returned.continueButton.click();
      const reference = await returned.referenceInForm();
      expect(await returned.seeSummary()).toBe(reference);
      await returned.seeOnlyOrder(reference);
      expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
    },
  );
});
