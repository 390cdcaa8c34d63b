import { linkTo } from "@autotune/routes";
import type { Locator } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { makeAccount } from "../../fixtures/customer/make-account.ts";
import { recordLayoutShifts } from "../../fixtures/layout-shifts.ts";
import { expect } from "../../fixtures/shop-test.ts";

const heaviestImage = 120 * 1024;

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

for (const path of [linkTo("Home"), linkTo("AutoTune", { slug: "pro" })]) {
  test(
    `${path} does not shift while it loads and is read, and its images are light`,
    { tag: "@long" },
    async ({ page }) => {
      const heavy: string[] = [];
      page.on("response", async (response) => {
        if (!(response.headers()["content-type"] ?? "").startsWith("image/")) return;
        const { length } = await response.body();
        if (length > heaviestImage) heavy.push(`${response.url()} ${length}`);
      });
      const shifted = await recordLayoutShifts(page);
      await page.goto(path, { waitUntil: "networkidle" });
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
          window.scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
      await page.waitForLoadState("networkidle");
      expect(await shifted()).toBeLessThan(0.02);
      expect(heavy).toEqual([]);
    },
  );
}

test(
  "the checkout keeps its place while it reads the cart, and says nothing before it knows it",
  { tag: "@long" },
  async ({ page, request, browser, buyer }) => {
    expect(await (await request.get(linkTo("Checkout"))).text()).not.toContain("charged");
    await buyer.putIntoCart();
    const shifted = await recordLayoutShifts(page);
    await page.reload({ waitUntil: "networkidle" });
    await expect(buyer.cartLines).toBeVisible();
    expect(await shifted()).toBeLessThan(0.02);

    const unread = await browser.newPage({ javaScriptEnabled: false });
    await unread.goto(linkTo("Checkout"));
    for (const width of [320, 390]) {
      await unread.setViewportSize({ width, height: 844 });
      const order = await unread.getByRole("region", { name: "Your order" }).boundingBox();
      expect((order?.x ?? 0) + (order?.width ?? width + 1)).toBeLessThanOrEqual(width);
    }
    await unread.close();
  },
);

test(
  "the account keeps a place for its navigation that is as high as that will be",
  { tag: "@long" },
  async ({ page, browser, buyer }) => {
    await makeAccount(buyer);
    await page.goto(linkTo("Overview"));
    const unread = await browser.newPage({ javaScriptEnabled: false });
    await unread.goto(linkTo("Overview"));
    const heightOf = async (place: Locator) => (await place.boundingBox())?.height;
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await unread.setViewportSize({ width, height: 844 });
      const height = await heightOf(page.getByRole("navigation", { name: "Account" }));
      // The title comes first.
      expect(await heightOf(unread.locator("main .animate-pulse").nth(1)), `${width}`).toBe(height);
    }
    await unread.close();
  },
);
