import { randomUUID } from "node:crypto";
import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "./buyer-test.ts";
import { expect, unanswered } from "./shop-test.ts";
import { affiliateHost, readReceived } from "./third-parties.ts";

test.use({ storageState: unanswered });

const answer = (page: Page, name: "Accept Cookies" | "Decline") =>
  page
    .getByRole("region", { name: "Your choice about cookies" })
    .getByRole("button", { name })
    .click();

const arriveBy = (page: Page, click: string) =>
  page.goto(`${linkTo("AutoTune", { slug: "hybrid" })}?irclickid=${click}`);

const keptClick = (page: Page) => page.evaluate(() => localStorage.getItem("affiliate-click"));

/** What the programme was told of a click. */
async function salesOf(click: string): Promise<Record<string, unknown>[]> {
  const sales = await readReceived("sale");
  return sales
    .map(({ body }): Record<string, unknown> => JSON.parse(body))
    .filter(({ clickId }) => clickId === click);
}

/** The addresses of an affiliate's network that a page asks for. */
function recordAffiliate(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(affiliateHost)) asked.push(request.url());
  });
  return asked;
}

test("[PAY-05] [TRACK-02] a purchase by an affiliate's link: the cart is empty, the provider's script gone, the order noted, the account level, the sale told once, and the summary shown", async ({
  page,
  buyer,
}) => {
  const click = `click-${randomUUID()}`;
  await arriveBy(page, click);
  await answer(page, "Accept Cookies");
  await expect.poll(() => keptClick(page)).toContain(click);
  await buyer.waitUntilAwake();
  await buyer.buyNow();
  await buyer.signUp();
  await buyer.continueToPayment();
  const summaryAsked = page.waitForRequest(
    (request) =>
      request.url().includes("/laravel/rest/products/summary") &&
      new URL(page.url()).pathname === linkTo("OrderSummary"),
  );
  const reference = await buyer.payWithCard();

  expect(await buyer.seeSummary()).toBe(reference);
  await summaryAsked;
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

test("[NAV-05] who agrees some pages after an affiliate's link led here is still its buyer", async ({
  page,
  buyer,
}) => {
  const click = `click-${randomUUID()}`;
  const asked = recordAffiliate(page);
  await arriveBy(page, click);
  await buyer.waitUntilAwake();
  await buyer.buyNow();
  expect([asked, await keptClick(page)]).toEqual([[], null]);

  await answer(page, "Accept Cookies");
  await expect.poll(() => keptClick(page)).toContain(click);
  await expect.poll(() => asked).toContain(`${affiliateHost}/click.js`);
  await buyer.continueAsGuest();
  const opened = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/laravel/rest/checkout"),
  );
  await buyer.continueToPayment();
  expect((await opened).postDataJSON()).toMatchObject({ affiliateClick: click });
});

test(
  "[NAV-05] for whoever declines, an affiliate's link is an address like any other",
  { tag: "@long" },
  async ({ page, buyer }) => {
    const click = `click-${randomUUID()}`;
    const asked = recordAffiliate(page);
    await arriveBy(page, click);
    await answer(page, "Decline");
    await buyer.waitUntilAwake();
    await buyer.buyNow();
    await buyer.continueAsGuest();
    const opened = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/laravel/rest/checkout"),
    );
    await buyer.continueToPayment();
    expect((await opened).postDataJSON()).not.toHaveProperty("affiliateClick");
    const reference = await buyer.payWithCard();
    expect(await buyer.seeSummary()).toBe(reference);
    expect([asked, await keptClick(page)]).toEqual([[], null]);
    expect(await salesOf(click)).toEqual([]);
  },
);
