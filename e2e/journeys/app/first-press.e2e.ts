import { linkTo } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

const home = linkTo("Home");
const unlimited = linkTo("Subscriptions", { slug: "unlimited" });
const checkout = linkTo("Checkout");

const bar = (page: Page) => page.getByRole("banner");
const banner = (page: Page) => page.getByRole("complementary", { name: "Offer" });
const trial = (page: Page) => page.locator("#plans").getByText("Get a FREE Trial").first();

/** By mouse or touch, also on a button that is marked as busy. */
const click = (button: Locator) => button.click({ force: true });
const pressEnter = (button: Locator) => button.press("Enter");

test.describe("Where no script runs", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/\.js csp$/] });

  for (const [how, press] of [
    ["a click", click],
    ["Enter", pressEnter],
  ] as const) {
    test(`[CHROME-03] [CHROME-05] [BAN-02] ${how} leads to where the same can be done`, async ({
      page,
    }) => {
      const steps: readonly [from: string, button: Locator, to: string, shows: Locator][] = [
        [home, banner(page).getByText("Try for free"), `${unlimited}#plans`, trial(page)],
        [home, bar(page).getByText("Try Free"), `${unlimited}#plans`, trial(page)],
        [unlimited, page.getByText("See the plans"), `${unlimited}#plans`, trial(page)],
        [
          home,
          bar(page).locator("a", { hasText: "Cart" }),
          checkout,
          page.getByRole("heading", { level: 1, name: "Checkout" }),
        ],
      ];
      for (const [from, button, to, shows] of steps) {
        await page.goto(from);
        const statuses: number[] = [];
        page.on("response", (response) => {
          if (response.request().isNavigationRequest()) statuses.push(response.status());
        });
        await press(button);
        await expect(page).toHaveURL(to);
        await expect(shows).toBeVisible();
        expect(statuses.filter((status) => status !== 200)).toEqual([]);
      }
    });
  }
});

test("[CHROME-03] a press on the cart before the scripts have come shows the same cart", async ({
  page,
  buyer,
}) => {
  await buyer.putIntoCart();
  await page.route("**/assets/*.js", () => undefined);
  await page.goto(home, { waitUntil: "commit" });
  await expect(buyer.cartButton).toBeDisabled();
  await click(buyer.cartButton);
  await expect(page).toHaveURL(checkout);
  await page.unroute("**/assets/*.js");
  await page.reload();
  await expect(buyer.cartLines).toContainText("AutoTune Hybrid");
});

test("[CHROME-05] See the plans leads to them at once, and the page stays there when it hydrates", async ({
  page,
  buyer,
}) => {
  await page.goto(unlimited, { waitUntil: "commit" });
  await page.getByRole("link", { name: "See the plans" }).click();
  await expect(page).toHaveURL(`${unlimited}#plans`);
  await expect(page.locator("#plans")).toBeInViewport();
  await buyer.waitUntilHydrated();
  await expect(page.locator("#plans")).toBeInViewport();

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("link", { name: "See the plans" }).click();
  await expect(page.locator("#plans")).toBeInViewport();
});
