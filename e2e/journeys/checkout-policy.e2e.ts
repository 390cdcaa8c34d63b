import { languages, linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "./buyer-test.ts";
import { expect, sandboxUrl, shopUrl } from "./shop-test.ts";
import { thirdPartyHosts } from "./third-parties.ts";

const payPort = new URL(sandboxUrl).port;
const script = `http://pay.localhost:${payPort}`;
const storefront = `http://autotune.test.pay.localhost:${payPort}`;

/** The sources of a page's policy that are not the shop's own, by directive. */
function foreignSources(policy: string): Record<string, string[]> {
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  const foreign = directives.map(([name = "", ...sources]): [string, string[]] => [
    name,
    sources.filter((source) => source.includes("://") || source.includes("*")),
  ]);
  return Object.fromEntries(foreign.filter(([, sources]) => sources.length > 0));
}

async function policyOf(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  return response?.headers()["content-security-policy"] ?? "";
}

const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));

test.describe("The policy of the pages", () => {
  test(
    "lets the payment provider into the checkout, and nothing else foreign",
    { tag: "@long" },
    async ({ page }) => {
      for (const language of languages) {
        const policy = await policyOf(page, linkTo("Checkout", {}, language));
        expect(policy).toContain("default-src 'none'");
        expect(policy).not.toContain("unsafe");
        expect(foreignSources(policy)).toEqual({
          "script-src": [script, ...thirdPartyHosts],
          "img-src": thirdPartyHosts,
          "connect-src": [storefront, ...thirdPartyHosts],
          "frame-src": [storefront],
        });
      }
    },
  );

  test(
    "lets nobody into any other page but those who wait for a yes",
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
          expect(foreignSources(policy), path).toEqual({
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

        await buyer.waitUntilAwake();
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

test("[PAY-01] The provider's script comes when somebody wants to pay, and is gone after it", async ({
  page,
  buyer,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin !== shopUrl) foreign.push(origin);
  });
  const expectNothingForeign = async () => {
    await expect(page.locator("#fsc-api, #fsc-popup-frame")).toHaveCount(0);
    expect(await page.evaluate(() => "fastspring" in window)).toBe(false);
  };

  await page.goto(linkTo("Home"));
  await buyer.arriveAtPayment();
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
  await expectNothingForeign();

  await buyer.continueToPayment();
  expect(new Set(foreign)).toEqual(new Set([script, storefront]));
  expect(await page.evaluate(() => "fastspring" in window)).toBe(true);

  // In the same document: nothing of it stays when the form is closed.
  await buyer.paymentForm.getByRole("button", { name: "Cancel" }).click();
  await buyer.tryAgainButton.waitFor();
  await expectNothingForeign();

  await buyer.tryAgainButton.click();
  await buyer.waitForPaymentForm();
  await buyer.payWithCard();
  await buyer.seeSummary();
  await expectNothingForeign();
  foreign.length = 0;
  await buyer.openOrders();
  await page.goto(linkTo("Home"));
  await expectNothingForeign();
  expect(foreign).toEqual([]);
});

test.describe("The addresses of the checkout", () => {
  for (const language of languages) {
    test(`[ROUTE-02] the old address of the cart leads to the checkout in ${language}`, async ({
      page,
    }) => {
      const response = await page.goto(linkTo("ShoppingCart", {}, language));
      await expect(page).toHaveURL(linkTo("Checkout", {}, language));
      const redirect = await response?.request().redirectedFrom()?.response();
      expect(redirect?.status()).toBe(301);
    });
  }

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
