import { languages, linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect, sandboxUrl, shopUrl } from "../../fixtures/shop-test.ts";
import { thirdPartyHosts } from "../../fixtures/third-parties.ts";

const payPort = new URL(sandboxUrl).port;
const script = `http://pay.localhost:${payPort}`;
const storefront = `http://autotune.test.pay.localhost:${payPort}`;

/** The sources of a page's policy that are not the shop's own, by directive. */
function thirdPartySources(policy: string): Record<string, string[]> {
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  const thirdParty = directives.map(([name = "", ...sources]): [string, string[]] => [
    name,
    sources.filter((source) => source.includes("://") || source.includes("*")),
  ]);
  return Object.fromEntries(thirdParty.filter(([, sources]) => sources.length > 0));
}

async function policyOf(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  return response?.headers()["content-security-policy"] ?? "";
}

const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));

test.describe("The policy of the pages", () => {
  test(
    "allows the payment provider on the checkout, and no other third party",
    { tag: "@long" },
    async ({ page }) => {
      for (const language of languages) {
        const policy = await policyOf(page, linkTo("Checkout", {}, language));
        expect(policy).toContain("default-src 'none'");
        expect(policy).not.toContain("unsafe");
        expect(thirdPartySources(policy)).toEqual({
          "script-src": [script, ...thirdPartyHosts],
          "img-src": thirdPartyHosts,
          "connect-src": [storefront, ...thirdPartyHosts],
          "frame-src": [storefront],
        });
      }
    },
  );

  test(
    "allows on any other page only third parties that wait for consent",
    { tag: "@long" },
    async ({ page }) => {
      for (const language of ["en", "es"] as const)
        for (const path of [
          linkTo("Home", {}, language),
          linkTo("AutoTune", { slug: "pro" }, language),
          linkTo("OrderSummary", {}, language),
          linkTo("Orders", {}, language),
        ]) {
          const policy = await policyOf(page, path);
          expect(policy, path).toContain("default-src 'none'");
          expect(thirdPartySources(policy), path).toEqual({
            "script-src": thirdPartyHosts,
            "img-src": thirdPartyHosts,
            "connect-src": thirdPartyHosts,
          });
        }
    },
  );

  test(
    "holds as long as its document: entering and leaving the checkout load a new one",
    { tag: "@long" },
    async ({ page, buyer }) => {
      const sameDocument = page.locator("html[data-same-document]");
      await buyer.putIntoCart();
      for (const leave of [
        page.getByRole("banner").getByRole("link", { name: "AutoTune", exact: true }),
        page.getByRole("banner").getByRole("link", { name: "Unlimited" }),
        buyer.cartLines.getByRole("link", { name: "AutoTune Hybrid" }),
      ]) {
        await mark(page);
        await leave.click();
        await expect(page).not.toHaveURL(linkTo("Checkout"));
        await expect(page.getByRole("contentinfo")).toBeVisible();
        await expect(sameDocument).toHaveCount(0);

        await buyer.waitUntilHydrated();
        await mark(page);
        await buyer.cartButton.click();
        await page.getByRole("link", { name: /^CHECKOUT/ }).click();
        await expect(page).toHaveURL(linkTo("Checkout"));
        await expect(buyer.cartLines).toBeVisible();
        await expect(sameDocument).toHaveCount(0);
      }
    },
  );
});

test("[PAY-01] The provider's script is loaded to pay, and is gone after it", async ({
  page,
  buyer,
}) => {
  const thirdParty: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin !== shopUrl) thirdParty.push(origin);
  });
  const expectNoThirdParty = async () => {
    await expect(page.locator("#fsc-api, #fsc-popup-frame")).toHaveCount(0);
    expect(await page.evaluate(() => "fastspring" in window)).toBe(false);
  };

  await page.goto(linkTo("Home"));
  await buyer.arriveAtPayment();
  await page.waitForLoadState("networkidle");
  expect(thirdParty).toEqual([]);
  await expectNoThirdParty();

  await buyer.continueToPayment();
  expect(new Set(thirdParty)).toEqual(new Set([script, storefront]));
  expect(await page.evaluate(() => "fastspring" in window)).toBe(true);

  // In the same document: nothing of it stays when the form is closed.
  await buyer.paymentForm.getByRole("button", { name: "Cancel" }).click();
  await buyer.tryAgainButton.waitFor();
  await expectNoThirdParty();

  await buyer.tryAgainButton.click();
  await buyer.waitForPaymentForm();
  await buyer.payWithCard();
  await buyer.seeSummary();
  await expectNoThirdParty();
  thirdParty.length = 0;
  await buyer.openOrders();
  await page.goto(linkTo("Home"));
  await expectNoThirdParty();
  expect(thirdParty).toEqual([]);
});

test.describe("The URLs of the checkout", () => {
  test("[ROUTE-02] the old URL of the cart leads to the checkout in every language", async ({
    page,
  }) => {
    for (const language of languages) {
      const response = await page.goto(linkTo("ShoppingCart", {}, language));
      await expect(page).toHaveURL(linkTo("Checkout", {}, language));
      const redirect = await response?.request().redirectedFrom()?.response();
      expect(redirect?.status()).toBe(301);
    }
  });

  test("[ROUTE-11] the checkout has no footer; the summary of an order has one", async ({
    page,
    buyer,
  }) => {
    await buyer.arriveAtPayment();
    await expect(page).toHaveTitle("Checkout | AutoTune");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await buyer.continueToPayment();
    await buyer.payWithCard();
    await buyer.seeSummary();
    await expect(page).toHaveTitle("Order Summary | AutoTune");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});
