import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { delayWebhooks, deliverWebhooksAtOnce } from "../../fixtures/sandbox-controls.ts";
import { expect } from "../../fixtures/shop-test.ts";
import { openPlan, planPanel, subscribeMonthly } from "../../fixtures/customer/subscriber.ts";

const toasts = (page: Page) => page.locator("[data-toasts]");

test.describe("While the provider takes its time", () => {
  test.afterEach(deliverWebhooksAtOnce);

  test("[ACCT-03] a change is pending, polled every ten seconds, and announced once in all tabs", async ({
    page,
    context,
    buyer,
  }) => {
    const plan = await subscribeMonthly(page, buyer);
    await openPlan(page, plan);
    const other = await context.newPage();
    await openPlan(other, plan);
    await page.bringToFront();
    await delayWebhooks(8000);
    const panel = page.getByRole("region", { name: "Change your plan" });
    await panel.getByRole("button", { name: "Switch to AutoTune Producer" }).click();
    const requestTimes: number[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/products/summary")) requestTimes.push(Date.now());
    });
    await panel.getByRole("button", { name: /^Switch on/ }).click();
    const pending = toasts(page).getByText("Product Change Pending");
    await expect(pending).toBeVisible();
    await expect(page.getByText(/^Changing your plan to AutoTune Producer/)).toBeVisible();
    // One change at a time.
    await expect(panel).toHaveCount(0);

    // Both tabs count as visible here, so whichever polls first announces it.
    const complete = (tab: Page) => toasts(tab).getByText("Product Change Complete");
    const announcedIn = async () => {
      if ((await complete(page).count()) === 1) return page;
      return (await complete(other).count()) === 1 ? other : undefined;
    };
    let announcing: Page | undefined;
    await expect
      .poll(async () => (announcing = await announcedIn()), { timeout: 45_000, intervals: [200] })
      .toBeDefined();
    const polls = requestTimes.slice(1).map((time, index) => time - (requestTimes[index] ?? 0));
    expect(polls.some((pause) => pause > 9500 && pause < 11_500)).toBe(true);
    await expect(planPanel(page)).toContainText("Switches to AutoTune Producer");
    await expect(planPanel(other)).toContainText("Switches to AutoTune Producer", {
      timeout: 15_000,
    });
    await expect(complete(announcing === page ? other : page)).toHaveCount(0);

    await page.goto(linkTo("Overview"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(complete(page)).toHaveCount(0);
  });

  test(
    "[ACCT-03] the message leads from any page to the plan",
    { tag: "@long" },
    async ({ page, buyer }) => {
      const plan = await subscribeMonthly(page, buyer);
      await openPlan(page, plan);
      await delayWebhooks(6000);
      const panel = page.getByRole("region", { name: "Change your plan" });
      await panel.getByRole("button", { name: "Switch to AutoTune Producer" }).click();
      await panel.getByRole("button", { name: /^Switch on/ }).click();
      await expect(toasts(page).getByText("Product Change Pending")).toBeVisible();
      await page.getByRole("link", { name: "Orders" }).click();
      const complete = toasts(page)
        .getByRole("status")
        .filter({ hasText: "Product Change Complete" });
      await expect(complete).toBeVisible({ timeout: 30_000 });
      await complete.getByRole("link", { name: "See your plan" }).click();
      await expect(page).toHaveURL(plan.path);
      await expect(planPanel(page)).toContainText("Switches to AutoTune Producer");
    },
  );
});

test.describe("A page whose code cannot be loaded", () => {
  test("[SHELL-03] is fetched as a document after 120 seconds", async ({ page, buyer }) => {
    await buyer.openProduct();
    await page.clock.install();
    const code = /\/assets\/learning-center-[^/]*\.js$/;
    // Taking the route away would let the first request through as well.
    let isStuck = true;
    await page.route(code, async (route) => {
      if (!isStuck) await route.continue();
    });
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    const isOld = () => page.evaluate(() => "isOldDocument" in window);
    await page.getByRole("banner").getByRole("link", { name: "Learning" }).click();
    await expect(page.locator("[data-pending-line]")).toBeAttached();
    await page.clock.runFor(115_000);
    expect(await isOld()).toBe(true);
    await expect(page).toHaveURL(linkTo("AutoTune", { slug: "hybrid" }));
    isStuck = false;
    await page.clock.runFor(10_000);
    await page.waitForURL(linkTo("LearningCenter"));
    // In the middle of the navigation no document can be evaluated.
    await expect(async () => expect(await isOld()).toBe(false)).toPass();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
