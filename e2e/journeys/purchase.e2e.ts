import { linkTo } from "@autotune/routes";
import { test } from "./buyer-test.ts";
import { orderMail } from "./mailbox.ts";
import { amountOf, readLicences } from "./read-order.ts";
import { paidOrdersOf } from "./sandbox-controls.ts";
import { expect } from "./shop-test.ts";

const inSpain = { name: "country", value: "ES" };

for (const { language, cookies, price, charged, taxName, tax } of [
  {
    language: "en",
    cookies: [],
    price: "$459",
    charged: "$496.87",
    taxName: "Tax",
    tax: "$37.87",
  },
  {
    language: "es",
    cookies: [inSpain],
    price: "449,00 €",
    charged: "449,00 €",
    taxName: "Tax, included",
    tax: "77,93 €",
  },
] as const) {
  test.describe(`A singer who reads ${language}`, () => {
    test.use({ language });

    test(`[CART-07] [CART-16] buys AutoTune Pro for ${price}, and gets the licence on the page, in the account and by e-mail`, async ({
      page,
      context,
      buyer,
      baseURL,
    }) => {
      await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseURL ?? "" })));
      await buyer.openProduct();
      await expect(page.getByText(price, { exact: true }).first()).toBeVisible();

      await buyer.buyNow();
      await expect(buyer.cartLines.getByRole("listitem")).toHaveCount(1);
      await expect(buyer.cartLines).toContainText("AutoTune Pro");
      await expect(buyer.panel("Your order")).toContainText(price);

      await buyer.signUp();
      await expect(buyer.panel("Payment")).toContainText(buyer.person.email);
      await buyer.continueToPayment();
      await expect(buyer.paymentForm.locator("html")).toHaveAttribute("lang", language);
      await expect(buyer.payButton).toContainText(charged);
      const reference = await buyer.payWithCard();

      expect(await buyer.seeSummary()).toBe(reference);
      const summary = buyer.panel("Your order");
      await expect(summary).toContainText("AutoTune Pro");
      await expect(amountOf(summary, buyer.says("Subtotal"))).toHaveText(price);
      await expect(amountOf(summary, buyer.says(taxName))).toHaveText(tax);
      await expect(amountOf(summary, buyer.says("Total"))).toHaveText(charged);
      const licences = await readLicences(summary);
      expect(licences).toHaveLength(1);
      const [licence] = licences;
      expect(licence?.serial).not.toBe("");
      expect(licence?.authenticationString).not.toBe("");

      await page.getByRole("link", { name: buyer.says("See all your orders") }).click();
      await expect(page).toHaveURL(linkTo("Orders", {}, language));
      for (const again of [false, true]) {
        if (again) await page.reload();
        expect(await buyer.ordersInHistory()).toEqual([reference]);
        const order = page.getByRole("region", { name: reference });
        expect(await readLicences(order)).toEqual(licences);
        await expect(amountOf(order, buyer.says("Total"))).toHaveText(charged);
      }

      const mail = await orderMail(buyer.person.email, reference);
      expect(mail.language).toBe(language);
      expect(mail.text).toContain(licence?.serial);
      expect(mail.text).toContain(licence?.authenticationString);

      await buyer.openCheckout();
      await expect(buyer.text("Your cart is empty!")).toBeVisible();
      expect(await paidOrdersOf(buyer.person.email)).toEqual([reference]);
    });
  });
}

test("[PAY-10] The order summary tells everything about the order; without one it leads to the history", async ({
  page,
  buyer,
}) => {
  const reference = await buyer.buy();
  const summary = buyer.panel("Your order");
  await expect(summary).toContainText(reference);
  await expect(summary).toContainText("AutoTune Pro");
  await expect(amountOf(summary, buyer.says("Subtotal"))).toHaveText("$459");
  await expect(amountOf(summary, buyer.says("Tax"))).toHaveText("$37.87");
  await expect(amountOf(summary, buyer.says("Total"))).toHaveText("$496.87");
  await expect(summary.getByText("Card ending in 4242")).toBeVisible();
  expect(await readLicences(summary)).toHaveLength(1);
  const next = buyer.panel("What happens next");
  await expect(next).toContainText("Copy the serial number into the plug-in");

  await page.goto(linkTo("OrderSummary"));
  await expect(page).toHaveURL(linkTo("Orders"));
  expect(await buyer.ordersInHistory()).toEqual([reference]);
});
