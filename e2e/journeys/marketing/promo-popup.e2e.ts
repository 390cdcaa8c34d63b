import { AxeBuilder } from "@axe-core/playwright";
import { linkTo } from "@autotune/routes";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { makeAccount, openDialog } from "../../fixtures/customer/make-account.ts";
import { withBanner } from "../../fixtures/staff/with-banner.ts";
import { declined, expect, undecided } from "../../fixtures/shop-test.ts";
import { beginTrial } from "../../fixtures/customer/subscriber.ts";
import { withoutPopup } from "../../fixtures/without-popup.ts";

const football = "**/wp-json/antares/v1/football*";
const popup = (page: Page, name: string | RegExp = "Try Unlimited free for 14 days") =>
  page.getByRole("dialog", { name });

test.use({ storageState: declined });

/** The shop's own popups with another timing, served from `begin` on. Returns a counter of the requests. */
async function showAfter(
  context: BrowserContext,
  timing: { readonly delay: number; readonly threshold: number },
  begin: Promise<void> = Promise.resolve(),
): Promise<() => number> {
  let requestCount = 0;
  await context.route(football, async (route) => {
    requestCount += 1;
    await begin;
    // Only the browser resolves *.localhost.
    const url = route.request().url().replace("shop.localhost", "127.0.0.1");
    const response = await route.fetch({ url });
    const headers = {
      ...response.headers(),
      "x-football-delay": String(timing.delay),
      "x-football-threshold": String(timing.threshold),
    };
    await route.fulfill({ response, headers });
  });
  return () => requestCount;
}

/** It opens on a hydrated page; moving the mouse hydrates it. */
async function seeSoon(shown: Locator): Promise<void> {
  const { mouse } = shown.page();
  await expect(async () => {
    await mouse.move(5, 5);
    await mouse.move(9, 9);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

const never = { delay: 600, threshold: 100 };
const atOnce = { delay: 0, threshold: 100 };
/** Milliseconds in which it would have opened. */
const aWhile = 1500;

test(
  "[POP-01] it opens after five seconds, and is requested once",
  { tag: "@long" },
  async ({ page }) => {
    let requestCount = 0;
    page.on("request", (request) => (requestCount += request.url().includes("/football") ? 1 : 0));
    await page.goto(linkTo("Home"));
    await expect(popup(page)).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(5000);
    await expect(popup(page)).toContainText("the full vocal chain");
    await expect(popup(page).getByRole("link", { name: "See what’s included" })).toHaveAttribute(
      "href",
      linkTo("Subscriptions", { slug: "unlimited" }),
    );
    await popup(page).getByRole("button", { name: "Close" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Learning" }).first().click();
    await expect(page).toHaveURL(linkTo("LearningCenter"));
    expect(requestCount).toBe(1);
  },
);

test("[POP-01] it opens earlier on scrolling past the threshold, not before it", async ({
  page,
  context,
}) => {
  await showAfter(context, { ...never, threshold: 40 });
  const heard = page.waitForResponse(football);
  await page.goto(linkTo("Home"));
  const scroll = (share: number) =>
    page.evaluate((part) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo(0, (scrollHeight - innerHeight) * part);
    }, share);
  await scroll(0.1);
  await heard;
  await scroll(0.2);
  await page.waitForTimeout(aWhile);
  await expect(popup(page)).toHaveCount(0);
  await expect(async () => {
    await scroll(0.45);
    await scroll(0.5);
    await expect(popup(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test(
  "[POP-03] closed once, by Escape, it stays closed: in the other tab, in other languages, on the next visit",
  { tag: "@long" },
  async ({ page, context, buyer }) => {
    await showAfter(context, atOnce);
    const other = await context.newPage();
    await other.goto(linkTo("Products"));
    await seeSoon(popup(other));
    await page.bringToFront();
    await page.goto(linkTo("Home"));
    await seeSoon(popup(page));
    await page.keyboard.press("Escape");
    await expect(popup(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("last-promo"))).toBe(
      '["default/welcome"]',
    );
    await expect(popup(other)).toHaveCount(0);

    for (const path of [linkTo("Home"), linkTo("Home", {}, "es")]) {
      const heard = page.waitForResponse(football);
      await page.goto(path);
      await buyer.waitUntilHydrated();
      await heard;
      await page.waitForTimeout(aWhile);
      await expect(page.getByRole("dialog"), path).toHaveCount(0);
    }
  },
);

test("[POP-03] its link leads on and closes it; the backdrop closes it too, and the focus is back", async ({
  page,
  context,
  buyer,
}) => {
  const isFocused = Promise.withResolvers<void>();
  await showAfter(context, atOnce, isFocused.promise);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(linkTo("Home", {}, "es"));
  await buyer.waitUntilHydrated();
  await buyer.cartButton.focus();
  isFocused.resolve();
  const spanish = popup(page, "Prueba Unlimited gratis durante 14 días");
  await seeSoon(spanish);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.mouse.click(195, 20);
  await expect(spanish).toHaveCount(0);
  await expect(buyer.cartButton).toBeFocused();

  await page.evaluate(() => localStorage.removeItem("last-promo"));
  await page.goto(linkTo("Home"));
  await seeSoon(popup(page));
  await popup(page).getByRole("link", { name: "See what’s included" }).click();
  await expect(page).toHaveURL(linkTo("Subscriptions", { slug: "unlimited" }));
  await expect(popup(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("last-promo"))).toContain("default");
});

test("[POP-02] a customer without the newsletter can sign up right there", async ({
  page,
  context,
  buyer,
}) => {
  await withoutPopup(page);
  await makeAccount(buyer);
  await page.unroute(football);
  await showAfter(context, atOnce);
  await page.goto(linkTo("Home"));
  const newsletter = popup(page, "Hear it first");
  await seeSoon(newsletter);
  await expect(newsletter.getByRole("textbox", { name: "Your email address" })).toBeVisible();
  await expect(newsletter.getByRole("button", { name: "Sign me up" })).toBeVisible();
});

test(
  "[POP-02] a customer who wants no offers gets the popup for that, before the one about the newsletter",
  { tag: "@long" },
  async ({ page, context, buyer }) => {
    await withoutPopup(page);
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    await openDialog(buyer);
    await page.getByRole("tab", { name: "Create account" }).click();
    await page.getByRole("checkbox", { name: /^You may email me news/ }).uncheck();
    await buyer.signUp();
    await page.unroute(football);
    await showAfter(context, atOnce);
    await page.goto(linkTo("Home"));
    await seeSoon(popup(page, "May we write to you?"));
  },
);

test(
  "[POP-02] a trialer gets the popup for trialers, although other audiences match too",
  { tag: "@long" },
  async ({ page, context, buyer }) => {
    await withoutPopup(page);
    await beginTrial(page, buyer);
    await page.unroute(football);
    await showAfter(context, atOnce);
    await page.goto(linkTo("Home"));
    await seeSoon(popup(page, "Try it on your own voice"));
  },
);

test(
  "[POP-04] it does not open on flagged routes, on a fresh page and over an open dialog",
  { tag: "@long" },
  async ({ page, context, buyer }) => {
    const cartIsOpen = Promise.withResolvers<void>();
    const requestCount = await showAfter(context, atOnce, cartIsOpen.promise);
    for (const quiet of [linkTo("Checkout"), linkTo("PasswordReset", {}, "de")]) {
      await page.goto(quiet);
      // Moving the mouse hydrates the page.
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      await page.waitForTimeout(aWhile);
      await expect(page.getByRole("dialog"), quiet).toHaveCount(0);
    }
    expect(requestCount()).toBe(0);

    await page.goto(linkTo("Products"));
    await buyer.waitUntilHydrated();
    await buyer.cartButton.click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toBeVisible();
    cartIsOpen.resolve();
    await page.waitForTimeout(aWhile);
    await expect(popup(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeVisible();
  },
);

test(
  "[POP-04] after a change of page it waits for fifteen seconds",
  { tag: "@long" },
  async ({ page, context, buyer }) => {
    await page.clock.install();
    await showAfter(context, { delay: 12, threshold: 100 });
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    // From here on the test moves the clock, however slow the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
    await page.getByRole("banner").getByRole("link", { name: "Learning" }).first().click();
    await expect(page).toHaveURL(linkTo("LearningCenter"));
    await page.clock.fastForward(13_000);
    await page.waitForTimeout(aWhile);
    await expect(popup(page)).toHaveCount(0);
    await page.clock.fastForward(2500);
    await page.clock.resume();
    await expect(popup(page)).toBeVisible();
  },
);

test.describe("on a first visit", () => {
  test.use({ storageState: undecided });

  test("[POP-01] nothing is shown before the cookie question is answered, nor in the same visit", async ({
    page,
    context,
    buyer,
  }) => {
    const requestCount = await showAfter(context, atOnce);
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    await page.waitForTimeout(aWhile);
    await expect(popup(page)).toHaveCount(0);
    const question = page.getByRole("region", { name: "Your cookie choices" });
    await question.getByRole("button", { name: "Decline" }).click();
    await expect(question).toHaveCount(0);
    await page.waitForTimeout(aWhile);
    await page.goto(linkTo("LearningCenter"));
    await buyer.waitUntilHydrated();
    await page.waitForTimeout(aWhile);
    await expect(popup(page)).toHaveCount(0);
    expect(requestCount()).toBe(0);

    // The next visit. Leaving a page counts as being there, so the time is set on another one's arrival.
    await page.addInitScript(() =>
      localStorage.setItem("consent-visit", String(Date.now() - 31 * 60_000)),
    );
    await page.goto(linkTo("Home"));
    await seeSoon(popup(page));
  });
});

test("[POP-01] it stays away from a plan page, a filled cart, playing audio and a form in use", async ({
  page,
  context,
  buyer,
}) => {
  // Filled before the popup comes at once, and kept for later.
  await buyer.putIntoCart();
  const cart = await page.evaluate(() => localStorage.getItem("cart") ?? "");
  await page.evaluate(() => localStorage.removeItem("cart"));
  const requestCount = await showAfter(context, atOnce);
  const stayAway = async (from: string) => {
    await buyer.waitUntilHydrated();
    await page.waitForTimeout(aWhile);
    await expect(popup(page), from).toHaveCount(0);
  };
  await page.goto(linkTo("Subscriptions", { slug: "unlimited" }));
  await stayAway("a plan page");
  expect(requestCount()).toBe(0);

  await page.evaluate((kept) => localStorage.setItem("cart", kept), cart);
  await page.goto(linkTo("Home"));
  await stayAway("a filled cart");
  expect(requestCount()).toBe(1);
  await page.evaluate(() => localStorage.removeItem("cart"));

  // Typed before the page is hydrated, so that nothing opens first.
  await page.route(football, async (route) => {
    await isTyped.promise;
    await route.fallback();
  });
  const isTyped = Promise.withResolvers<void>();
  await page.goto(linkTo("Home"));
  const email = page.getByRole("contentinfo").getByRole("textbox", { name: /mail/i });
  await email.fill("ana@");
  isTyped.resolve();
  await stayAway("a form with the focus");
  await email.blur();
  await stayAway("a form with typed text");
  const play = page.getByRole("main").getByRole("button", { name: "Play" }).first();
  await play.click();
  await email.fill("");
  await email.blur();
  await stayAway("playing audio");
  await page.getByRole("main").getByRole("button", { name: "Pause" }).first().click();
  await seeSoon(popup(page));
});

test.describe("a connection that breaks", () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test(
    "[POP-04] where its code cannot be loaded, it is retried after a pause",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      const code = "**/assets/promo-popup-*.js";
      let tries = 0;
      await page.route(code, (route) => {
        tries += 1;
        return route.abort();
      });
      await showAfter(context, atOnce);
      await page.goto(linkTo("Home"));
      await buyer.waitUntilHydrated();
      await expect.poll(() => tries).toBeGreaterThan(0);
      await page.waitForTimeout(aWhile);
      expect(tries).toBeLessThan(5);
      await page.unroute(code);
      await expect(popup(page)).toBeVisible();
    },
  );
});

test.describe("a response without a popup", () => {
  test.use({ expectedConsole: [/500 \(Internal Server Error\)/] });
  const ctas = [{ action: "open_popup", btn_text: "Tell me", value: "popup" } as const];
  const open = (page: Page) => page.getByRole("button", { name: "Tell me" });

  test(
    "[POP-04] 204 and a failure are silent; opening it by a button shows the failure",
    { tag: "@long" },
    async ({ page, context, buyer }) => {
      let status = 204;
      await context.route(football, (route) => route.fulfill({ status }));
      await withBanner({ ctas }, async () => {
        for (status of [204, 500]) {
          const heard = page.waitForResponse(football);
          await page.goto(linkTo("Home"));
          await buyer.waitUntilHydrated();
          await heard;
          await page.waitForTimeout(aWhile);
          await expect(page.getByRole("dialog"), `${status}`).toHaveCount(0);
        }

        const failed = popup(page, "Something went wrong.");
        await expect(async () => {
          await open(page).click({ timeout: 1000 });
          await expect(failed).toBeVisible({ timeout: 2000 });
        }).toPass();
        await expect(failed).toContainText(
          "There has been an error retrieving this content. We apologize for the inconvenience.",
        );
        await page.keyboard.press("Escape");
        await expect(failed).toHaveCount(0);

        // The next press requests it again, also after it was closed before.
        await context.unroute(football);
        await page.evaluate(() => localStorage.setItem("last-promo", '["default/welcome"]'));
        await page.reload();
        await buyer.waitUntilHydrated();
        await expect(async () => {
          await open(page).click({ timeout: 1000 });
          await expect(popup(page)).toBeVisible({ timeout: 2000 });
        }).toPass();
      });
    },
  );
});

test.describe("for everyone", () => {
  // axe puts its own styles into the page; the page's policy is tested elsewhere.
  test.use({ bypassCSP: true, reducedMotion: "reduce" });

  for (const width of [390, 1440])
    test(
      `[POP-03] at ${width} px the popup has no barriers and keeps the focus inside`,
      { tag: "@long" },
      async ({ page, context }) => {
        await showAfter(context, atOnce);
        await page.setViewportSize({ width, height: 844 });
        await page.goto(linkTo("Home"));
        await seeSoon(popup(page));
        const { violations } = await new AxeBuilder({ page }).include("[role=dialog]").analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        for (let steps = 0; steps < 5; steps += 1) {
          await page.keyboard.press("Tab");
          expect(
            await popup(page).evaluate((dialog) => dialog.contains(document.activeElement)),
          ).toBe(true);
        }
      },
    );
});
