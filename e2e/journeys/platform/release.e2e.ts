import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

const checkCache = "**/wp-json/antares/v1/check-cache";

/** Eleven minutes later the person looks at the tab again. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward("11:00");
  const checked = page.waitForResponse(checkCache);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  const response = await checked;
  expect(response.request().headers()["x-js-cachekey"]).toBeTruthy();
}

test("[API-02] [API-05] a page that somebody returns to fetches a changed catalogue, and gets a newer release with the next link", async ({
  page,
}) => {
  let fetched = 0;
  page.on("response", (response) => {
    if (response.url().includes("/antares/v1/currencies")) fetched += 1;
  });
  const changed: Record<string, string> = {};
  await page.route(checkCache, async (route) => {
    const url = route.request().url().replace("shop.localhost", "127.0.0.1");
    const response = await route.fetch({ url });
    const headers = response.headers();
    // What the server itself says is what this page was built from.
    expect(headers["x-wp-fsversion"]).toBeTruthy();
    expect(headers["x-wp-jscachekey"]).toBe(route.request().headers()["x-js-cachekey"]);
    await route.fulfill({ response, headers: { ...headers, ...changed } });
  });
  await page.clock.install();
  await page.goto(linkTo("Products"));
  await expect.poll(() => fetched).toBe(1);
  await page.evaluate(() => Reflect.set(globalThis, "sameDocument", true));
  const isSameDocument = () =>
    page.evaluate(() => Reflect.get(globalThis, "sameDocument") === true);
  const menu = page.getByRole("contentinfo");

  // The first version is compared with nothing; from then on only a change is fetched.
  await comeBack(page);
  await expect.poll(() => fetched).toBe(2);
  await comeBack(page);
  changed["x-wp-fsversion"] = "of-another-day";
  await comeBack(page);
  await expect.poll(() => fetched).toBe(3);

  await menu.getByRole("link", { name: "Artists", exact: true }).click();
  await expect(page).toHaveURL(linkTo("Artists"));
  expect(await isSameDocument()).toBe(true);

  changed["x-wp-jscachekey"] = "newer";
  await comeBack(page);
  expect(await isSameDocument()).toBe(true);
  await menu.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isSameDocument()).toBe(false);
});
