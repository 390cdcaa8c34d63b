import { linkTo } from "@autotune/routes";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, shopUrl, test, undecided } from "../../fixtures/shop-test.ts";
import { withoutPopup } from "../../fixtures/without-popup.ts";

test.use({ storageState: undecided });

test.beforeEach(async ({ page }) => {
  await withoutPopup(page);
});

/** A page that ends with the promise of the plan; Home makes it in its own words. */
const withPromise = linkTo("Products");

const control = "AutoTune Unlimited: 20+ pro vocal tools, one plan.";
const startFree = "AutoTune Unlimited: start free with 20+ pro vocal tools.";

async function agree(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Accept Cookies" }).click();
}

async function storedVariant(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies(shopUrl);
  return cookies.find(({ name }) => name === "experiments")?.value;
}

async function give(context: BrowserContext, variant: string): Promise<void> {
  await context.addCookies([
    { name: "experiments", value: `plan-promise:${variant}`, url: shopUrl },
  ]);
}

/** What this page pushed to the tag manager. */
async function viewed(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const layer: unknown = Reflect.get(window, "dataLayer");
    const events: object[] = Array.isArray(layer) ? (layer as object[]) : [];
    return events.filter((event) => Reflect.get(event, "event") === "experiment_viewed");
  });
}

test(
  "[TRACK-02] without consent the page stays as it was, and no variant is stored",
  { tag: "@long" },
  async ({ page, context }) => {
    await page.goto(withPromise);
    await page.mouse.wheel(0, 500);
    await expect(page.getByRole("button", { name: "Decline" })).toBeVisible();
    await expect(page.getByRole("heading", { name: control })).toBeVisible();
    await expect(page.getByRole("heading", { name: startFree })).toHaveCount(0);
    await page.getByRole("button", { name: "Decline" }).click();
    await page.reload();
    await page.getByRole("heading", { name: control }).scrollIntoViewIfNeeded();
    expect(await storedVariant(context)).toBeUndefined();
    expect(await viewed(page)).toEqual([]);
  },
);

test(
  "[TRACK-02] with consent a variant is assigned once, and applies from the next page on",
  { tag: "@long" },
  async ({ page, context }) => {
    await page.goto(withPromise);
    await page.mouse.wheel(0, 500);
    await agree(page);
    await expect.poll(() => storedVariant(context)).toMatch(/^plan-promise:(control|start-free)$/);
    const given = await storedVariant(context);
    // The page that they look at stays as it is.
    await expect(page.getByRole("heading", { name: control })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-experiment-plan-promise");
    for (const path of [
      withPromise,
      linkTo("AutoTune", { slug: "pro" }),
      linkTo("Home"),
      withPromise,
    ]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute(
        "data-experiment-plan-promise",
        given?.split(":")[1] ?? "",
      );
      await page.mouse.wheel(0, 500);
      expect(await storedVariant(context)).toBe(given);
    }
  },
);

for (const [variant, shown, hidden] of [
  ["start-free", startFree, control],
  ["control", control, startFree],
] as const)
  test(
    `[TRACK-02] the variant ${variant} is there from the first paint, alone, and is reported once when it is seen`,
    { tag: "@long" },
    async ({ page, context }) => {
      await page.goto(withPromise);
      await page.mouse.wheel(0, 300);
      await agree(page);
      await give(context, variant);
      // Without any script but the one in the head: nothing can change after the first paint.
      await page.route("**/assets/*.js", (route) =>
        route.fulfill({ body: "", contentType: "text/javascript" }),
      );
      await page.goto(withPromise);
      await expect(page.getByRole("heading", { name: shown })).toBeVisible();
      await expect(page.getByRole("heading", { name: hidden })).toHaveCount(0);
      await expect(page.getByRole("complementary", { name: shown })).toBeVisible();
      await page.unroute("**/assets/*.js");

      await page.goto(withPromise);
      await page.mouse.wheel(0, 300);
      await page.waitForLoadState("networkidle");
      expect(await viewed(page)).toEqual([]);
      for (let times = 0; times < 2; times++) {
        await page.getByRole("heading", { name: shown }).scrollIntoViewIfNeeded();
        await expect
          .poll(() => viewed(page))
          .toEqual([{ event: "experiment_viewed", experiment: "plan-promise", variant }]);
        await page.evaluate(() => window.scrollTo(0, 0));
      }
    },
  );

test(
  "[TRACK-02] a variant is cleared with the consent, and so is one of an experiment that has ended",
  { tag: "@long" },
  async ({ page, context }) => {
    await page.goto(withPromise);
    await page.mouse.wheel(0, 300);
    await agree(page);
    await give(context, "start-free.ended-last-year:b");
    await page.goto(withPromise);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => storedVariant(context)).toBe("plan-promise:start-free");
    await page.getByRole("button", { name: "Cookie settings" }).click();
    await page.getByRole("button", { name: "Decline" }).click();
    await expect.poll(() => storedVariant(context)).toBeUndefined();
    // The page reloads without the tag manager and without the variant.
    await expect(page.getByRole("heading", { name: control })).toBeVisible();
  },
);
