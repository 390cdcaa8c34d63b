import { randomUUID } from "node:crypto";
import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect, undecided } from "../../fixtures/shop-test.ts";
import { affiliateHost, readReceived } from "../../fixtures/third-parties.ts";

test.use({ storageState: undecided });

const choose = (page: Page, name: "Accept Cookies" | "Decline") =>
  page.getByRole("region", { name: "Your cookie choices" }).getByRole("button", { name }).click();

const arriveBy = (page: Page, click: string) =>
  page.goto(`${linkTo("AutoTune", { slug: "hybrid" })}?irclickid=${click}`);

const storedClick = (page: Page) => page.evaluate(() => localStorage.getItem("affiliate-click"));

/** The sales that were reported to the programme for a click. */
async function salesOf(click: string): Promise<Record<string, unknown>[]> {
  const sales = await readReceived("sale");
  return sales
    .map(({ body }): Record<string, unknown> => JSON.parse(body))
    .filter(({ clickId }) => clickId === click);
}

/** The URLs of an affiliate's network that a page requests. */
function recordAffiliate(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(affiliateHost)) requested.push(request.url());
  });
  return requested;
}

test("[PAY-05] [TRACK-02] a purchase by an affiliate's link: the cart is empty, the provider's script gone, the order recorded, the account up to date, the sale reported once, and the summary shown", async ({
  page,
  buyer,
}) => {
  const click = `click-${randomUUID()}`;
  await arriveBy(page, click);
  await choose(page, "Accept Cookies");
  await expect.poll(() => storedClick(page)).toContain(click);
  await buyer.waitUntilHydrated();
  await buyer.buyNow();
  await buyer.signUp();
  await buyer.continueToPayment();
  const summaryRequested = page.waitForRequest(
    (request) =>
      request.url().includes("/laravel/rest/products/summary") &&
      new URL(page.url()).pathname === linkTo("OrderSummary"),
  );
  const reference = await buyer.payWithCard();

  expect(await buyer.seeSummary()).toBe(reference);
  await summaryRequested;
  const left = await page.evaluate(() => ({
    scripts: document.querySelectorAll("#fsc-api, #fsc-popup-frame").length,
    library: Reflect.has(window, "fastspring"),
    purchases: localStorage.getItem("purchases"),
    open: localStorage.getItem("open-checkouts"),
  }));
  expect(left).toMatchObject({ scripts: 0, library: false, open: "[]" });
  expect(Object.keys(JSON.parse(left.purchases ?? "{}"))).toEqual([reference]);
  await expect
    .poll(() => salesOf(click))
    .toEqual([
      {
        kind: "sale",
        reference,
        clickId: click,
        amount: 19_900,
        currency: "USD",
        items: [{ path: "auto-tune-hybrid", quantity: 1 }],
        placedAt: expect.any(String),
      },
    ]);

  await page.reload();
  expect(await buyer.seeSummary()).toBe(reference);
  await buyer.openCheckout();
  await expect(buyer.text("Your cart is empty!")).toBeVisible();
  expect(await salesOf(click)).toHaveLength(1);
});

test("[NAV-05] a visitor who consents some pages after an affiliate's link still counts for it", async ({
  page,
  buyer,
}) => {
  const click = `click-${randomUUID()}`;
  const requested = recordAffiliate(page);
  await arriveBy(page, click);
  await buyer.waitUntilHydrated();
  await buyer.buyNow();
  expect([requested, await storedClick(page)]).toEqual([[], null]);

  await choose(page, "Accept Cookies");
  await expect.poll(() => storedClick(page)).toContain(click);
  await expect.poll(() => requested).toContain(`${affiliateHost}/click.js`);
  const opened = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/laravel/rest/checkout"),
  );
  await buyer.continueAsGuest();
  expect((await opened).postDataJSON()).toMatchObject({ affiliateClick: click });
});

test(
  "[NAV-05] without consent an affiliate's link is a URL like any other",
  { tag: "@long" },
  async ({ page, buyer }) => {
    const click = `click-${randomUUID()}`;
    const requested = recordAffiliate(page);
    await arriveBy(page, click);
    await choose(page, "Decline");
    await buyer.waitUntilHydrated();
    await buyer.buyNow();
    const opened = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/laravel/rest/checkout"),
    );
    await buyer.continueAsGuest();
    expect((await opened).postDataJSON()).not.toHaveProperty("affiliateClick");
    const reference = await buyer.payWithCard();
    expect(await buyer.seeSummary()).toBe(reference);
    expect([requested, await storedClick(page)]).toEqual([[], null]);
    expect(await salesOf(click)).toEqual([]);
  },
);
