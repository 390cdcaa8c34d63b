import type { Locator } from "@playwright/test";
import { linkTo } from "@autotune/routes";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { orderMail } from "../../fixtures/mailbox.ts";
import { amountOf, readLicences } from "../../fixtures/customer/read-order.ts";
import { paidOrdersOf } from "../../fixtures/sandbox-controls.ts";
import { edge, expect } from "../../fixtures/shop-test.ts";

const inSpain = { name: "country", value: "ES" };

const installersIn = (place: Locator) =>
  place.locator('a[download][href^="/laravel/downloads/"][href*="hybrid"]');

for (const { language, cookies, price, charged, taxName, tax } of [
  {
    language: "en",
    cookies: [],
    price: "$199",
    charged: "$215.42",
    taxName: "Tax",
    tax: "$16.42",
  },
  {
    language: "es",
    cookies: [inSpain],
    price: "199,00 €",
    charged: "199,00 €",
    taxName: "Tax (included)",
    tax: "34,54 €",
  },
] as const) {
  test.describe(`A singer who reads ${language}`, () => {
    test.use({ language });

    test(
      `[CART-07] [CART-16] [ROUTE-15] buys AutoTune Hybrid for ${price}, and gets the licence and the way to its installer on the page, in the account and by e-mail`,
      {
        tag: language === "en" ? [] : ["@long"],
      },
      async ({ page, context, buyer, baseURL }) => {
        await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL ?? "" })));
        await buyer.openProduct();
        await expect(page.getByText(price, { exact: true }).first()).toBeVisible();

        await buyer.buyNow();
        await expect(buyer.cartLines.getByRole("listitem")).toHaveCount(1);
        await expect(buyer.cartLines).toContainText("AutoTune Hybrid");
        await expect(buyer.panel("Your order")).toContainText(price);

        await buyer.signUp();
        await expect(buyer.panel("Payment")).toContainText(buyer.person.email);
        await buyer.continueToPayment();
        await expect(buyer.paymentForm.locator("html")).toHaveAttribute("lang", language);
        await expect(buyer.payButton).toContainText(charged);
        const reference = await buyer.payWithCard();

        expect(await buyer.seeSummary()).toBe(reference);
        const thanks = page.getByRole("heading", { level: 1 });
        await expect(thanks).toBeFocused();
        await expect(thanks).toHaveCSS("outline-style", "none");
        const summary = buyer.panel("Your order");
        await expect(summary).toContainText("AutoTune Hybrid");
        await expect(amountOf(summary, buyer.translate("Subtotal"))).toHaveText(price);
        await expect(amountOf(summary, buyer.translate(taxName))).toHaveText(tax);
        await expect(amountOf(summary, buyer.translate("Total"))).toHaveText(charged);
        const licences = await readLicences(summary);
        expect(licences).toHaveLength(1);
        const [licence] = licences;
        expect(licence?.serial).not.toBe("");
        expect(licence?.authenticationString).not.toBe("");
        await expect(installersIn(summary)).toHaveCount(2);

        await page.getByRole("link", { name: buyer.translate("See all your orders") }).click();
        await expect(page).toHaveURL(linkTo("Orders", {}, language));
        for (const again of [false, true]) {
          if (again) await page.reload();
          expect(await buyer.ordersInHistory()).toEqual([reference]);
          const order = page.getByRole("region", { name: reference });
          expect(await readLicences(order)).toEqual(licences);
          await expect(amountOf(order, buyer.translate("Total"))).toHaveText(charged);
          await expect(installersIn(order)).toHaveCount(2);
        }

        const mail = await orderMail(buyer.person.email, reference);
        expect(mail.language).toBe(language);
        expect(mail.text).toContain(licence?.serial);
        expect(mail.text).toContain(licence?.authenticationString);
        const [link = ""] = /https?:\S+\/auto-tune-hybrid-\S+-mac\.zip\?\S+/.exec(mail.text) ?? [];
        expect((await fetch(edge + link.slice(new URL(link).origin.length))).status).toBe(200);

        await buyer.openCheckout();
        await expect(buyer.text("Your cart is empty!")).toBeVisible();
        expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
      },
    );
  });
}

test("[PAY-10] The order summary shows everything about the order; without one it leads to the history", async ({
  page,
  buyer,
}) => {
  const reference = await buyer.buy();
  const summary = buyer.panel("Your order");
  await expect(summary).toContainText(reference);
  await expect(summary).toContainText("AutoTune Hybrid");
  await expect(amountOf(summary, buyer.translate("Subtotal"))).toHaveText("$199");
  await expect(amountOf(summary, buyer.translate("Tax"))).toHaveText("$16.42");
  await expect(amountOf(summary, buyer.translate("Total"))).toHaveText("$215.42");
  await expect(summary.getByText("Card ending in 4242")).toBeVisible();
  expect(await readLicences(summary)).toHaveLength(1);
  const next = buyer.panel("What happens next");
  await expect(next).toContainText(
    "When the plug-in asks, enter the serial number and authentication code.",
  );

  await page.goto(linkTo("OrderSummary"));
  await expect(page).toHaveURL(linkTo("Orders"));
  expect(await buyer.ordersInHistory()).toEqual([reference]);
});

test("[NAV-08] an order that is flagged for it is shown in place, without leaving the checkout", async ({
  page,
  buyer,
}) => {
  await buyer.arriveAtPayment();
  await buyer.continueToPayment();
  // As a campaign's tag reaches an order: through the provider's own script, on the page that loaded it.
  await page.evaluate('fastspring.builder.tag("suppress_redirect", "true")');
  const reference = await buyer.payWithCard();
  await expect(buyer.panel("Your order")).toContainText(reference);
  expect(new URL(page.url()).pathname).toBe(linkTo("Checkout"));
  expect(await readLicences(buyer.panel("Your order"))).toHaveLength(1);
  await expect(buyer.cartLines).toHaveCount(0);
});

test.describe("A singer in Japan", () => {
  test.use({ language: "ja" });

  test(
    "pays in yen, and each of two costs less than one",
    { tag: "@long" },
    async ({ page, context, buyer, baseURL }) => {
      await context.addCookies([{ name: "country", value: "JP", url: baseURL ?? "" }]);
      await page.goto(linkTo("AiPowered", { slug: "vocal-eq" }, "ja"));
      await buyer.waitUntilHydrated();
      await buyer.buyNow();
      const order = buyer.panel("Your order");
      await expect(order).toContainText("￥16,800");
      await order.getByRole("button", { name: buyer.translate("Add one {name}") }).click();
      await expect(order).toContainText("￥30,240");

      await buyer.signUp();
      await buyer.continueToPayment();
      const reference = await buyer.payWithCard();
      expect(await buyer.seeSummary()).toBe(reference);
      const summary = buyer.panel("Your order");
      await expect(amountOf(summary, buyer.translate("Subtotal"))).toHaveText("￥30,240");
      expect(await readLicences(summary)).toHaveLength(2);
    },
  );
});
