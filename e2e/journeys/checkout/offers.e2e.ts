import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import type { Buyer } from "../../fixtures/customer/buyer.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { withBanner } from "../../fixtures/staff/with-banner.ts";
import { beginTrial, endPlan } from "../../fixtures/customer/subscriber.ts";
import { expect } from "../../fixtures/shop-test.ts";

const bar = (page: Page) => page.getByRole("banner");
const banner = (page: Page) => page.locator("aside[data-mini-banner]");
const promo = (page: Page) => page.getByRole("complementary", { name: /Unlimited/ });
const product = linkTo("AutoTune", { slug: "pro" });

/** A new customer with this summary of products and plans. */
async function becomeCustomer(page: Page, buyer: Buyer, summary: object): Promise<void> {
  await page.route("**/laravel/rest/products/summary", (route) => route.fulfill({ json: summary }));
  await page.goto(linkTo("Home"));
  await buyer.waitUntilHydrated();
  await buyer.button("Sign In").click();
  await page.getByRole("tab", { name: "Create account" }).click();
  await buyer.signUp();
}

test(
  "[CHROME-08] the plan at the end of a page lists what it holds, and leads to it in three ways",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await page.goto(product);
    await buyer.waitUntilHydrated();
    await promo(page).scrollIntoViewIfNeeded();
    await expect(promo(page).getByRole("listitem")).toHaveText([
      "3 AutoTune editions plus AutoKey",
      "5 AI vocal mixing tools",
      "14 creative effects",
      "Immediate access to new releases",
      "Recording templates",
      "Try free and cancel any time",
    ]);
    const unlimited = linkTo("Subscriptions", { slug: "unlimited" });
    await expect(promo(page).getByRole("link", { name: /^Learn More/ })).toHaveAttribute(
      "href",
      unlimited,
    );
    await expect(promo(page).getByRole("link", { name: /^Subscribe Now/ })).toHaveAttribute(
      "href",
      `${unlimited}#plans`,
    );
    await promo(page).getByRole("button", { name: "Try for Free" }).click();
    await page.waitForURL(linkTo("Checkout"));
    await expect(buyer.cartLines).toContainText("AutoTune Unlimited, 14 days free");
  },
);

/** Every way in which the shop offers the trial; none is in a text that people read, such as a policy. */
const trialOffers = /Try Free|Try for free|Try free|Get a FREE Trial|days free|free for 14 days/i;
const unlimited = linkTo("Subscriptions", { slug: "unlimited" });
const popup = "**/wp-json/antares/v1/football*";

/** The places that offer the plan, on the page that is open: each by what it says, "" where it is not there. */
async function readOffers(page: Page): Promise<Record<string, string>> {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const places = {
    button: bar(page)
      .locator("a, button")
      .filter({ hasText: /^(?:Try Free|Subscribe Now)$/ }),
    banner: banner(page),
    promo: promo(page),
    plans: page.locator("#plans"),
    family: page.locator("main article, main li").filter({ hasText: "AutoTune Unlimited" }),
  };
  const said: Record<string, string> = {};
  for (const [place, locator] of Object.entries(places))
    said[place] = (await locator.filter({ visible: true }).allInnerTexts()).join(" ");
  return said;
}

test("[CHROME-05] [CHROME-08] [CHROME-10] [CARD-11] the trial is offered to newcomers; a trialer is offered nothing, and after it the plan alone, in every place", async ({
  page,
  buyer,
}) => {
  test.slow();
  const family = linkTo("Subscriptions");
  // First the same places as a newcomer: they are found by what they offer.
  for (const [path, places] of [
    [product, ["button", "banner", "promo"]],
    [unlimited, ["button", "plans"]],
    [family, ["button", "family"]],
  ] as const) {
    await page.goto(path);
    await buyer.waitUntilHydrated();
    await expect(async () => {
      const said = await readOffers(page);
      for (const place of places) expect(said[place], place).toMatch(trialOffers);
    }).toPass();
  }

  await beginTrial(page, buyer);
  const status = () => page.waitForResponse("**/laravel/rest/products/summary");
  const visit = async (path: string) => {
    const known = status();
    await page.goto(path);
    await known;
    await buyer.waitUntilHydrated();
    await expect(buyer.accountMenu).toBeVisible();
  };
  await visit(product);
  await expect.poll(() => readOffers(page)).toMatchObject({ button: "", banner: "", promo: "" });
  await visit(unlimited);
  await expect(
    page.locator("#plans").getByRole("link", { name: "Manage your plan" }).first(),
  ).toBeVisible();
  expect((await readOffers(page))["plans"]).not.toMatch(/Get a FREE Trial/);

  await endPlan(buyer);
  await visit(product);
  await expect(promo(page).getByRole("link", { name: /^Subscribe Now/ })).toBeVisible();
  await expect(promo(page).getByRole("listitem").last()).toHaveText("Cancel any time");
  for (const path of [
    linkTo("Home"),
    linkTo("Products"),
    product,
    unlimited,
    family,
    linkTo("WPPageRenderer", { slug: "auto-tune-special-offers" }),
    linkTo("WPPageRenderer", { slug: "free-download" }),
    linkTo("LearningCenter"),
  ]) {
    await visit(path);
    await expect(bar(page).getByRole("link", { name: "Subscribe Now" })).toBeVisible();
    expect(Object.values(await readOffers(page)).join(" "), path).not.toMatch(trialOffers);
  }

  // The menus, the options of a product, and the popup.
  await page.evaluate(() => scrollTo(0, 0));
  await bar(page).getByRole("button", { name: "Products" }).click();
  await page.getByRole("tab", { name: "Unlimited" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("Cancel any time");
  await expect(page.getByRole("tabpanel")).not.toContainText(trialOffers);
  await page.goto(`${linkTo("Home")}?show_cards=unlimited`);
  const options = page.getByRole("dialog");
  await expect(options.getByRole("button", { name: "Subscribe Now" }).first()).toBeVisible();
  await expect(options).not.toContainText(trialOffers);
  await page.evaluate(() => localStorage.removeItem("last-promo"));
  await page.route(popup, async (route) => {
    const url = route.request().url().replace("shop.localhost", "127.0.0.1");
    const response = await route.fetch({ url });
    const headers = { ...response.headers(), "x-football-delay": "0" };
    await route.fulfill({ response, headers });
  });
  await page.goto(linkTo("LearningCenter"));
  await expect(page.getByRole("dialog")).toContainText("You’ve heard what it does");
  await expect(page.getByRole("dialog")).not.toContainText(trialOffers);
  await page.keyboard.press("Escape");
  await bar(page).getByRole("link", { name: "Subscribe Now" }).click();
  await expect(page).toHaveURL(`${unlimited}#plans`);
});

for (const [who, summary] of [
  ["a subscriber", { isActiveSubscriber: true, hasAvailableTrial: 0 }],
  ["a trialer", { isActiveTrialer: true, hasAvailableTrial: 0 }],
] as const) {
  test(
    `[CHROME-05] [CHROME-10] ${who} sees neither the button, the banner nor the offer of the plan, not even briefly`,
    { tag: "@long" },
    async ({ page, buyer }) => {
      await page.goto(product);
      await expect(bar(page).getByText("Try Free")).toBeVisible();
      await expect(banner(page)).toBeVisible();
      await expect(promo(page)).toBeVisible();
      await becomeCustomer(page, buyer, summary);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/laravel/rest/user", async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(product);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(bar(page).getByText("Try Free")).toBeHidden();
      await expect(banner(page)).toBeHidden();
      await expect(promo(page)).toHaveCount(0);
      release();
      await expect(buyer.accountMenu).toBeVisible();
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      await expect(bar(page).getByText(/Try Free|Subscribe Now/)).toHaveCount(0);
      await expect(banner(page)).toHaveCount(0);
      await expect(promo(page)).toHaveCount(0);
    },
  );
}

test("[CARD-11] a banner that offers more than the trial stays, without it, for those who cannot have one", async ({
  page,
  buyer,
}) => {
  const ctas = [
    { action: "open_trial_modal", btn_text: "Try it", value: "auto-tune-unlimited-monthly" },
    { action: "go_to", btn_text: "Compare them", value: linkTo("Compare") },
  ] as const;
  await withBanner({ ctas: [...ctas] }, async () => {
    await becomeCustomer(page, buyer, { wasTrialer: true, hasAvailableTrial: 0 });
    await expect(banner(page).getByRole("button")).toHaveText(["Compare them", ""]);
    // Not even while the user is still unknown.
    await page.route("**/laravel/rest/user", () => undefined);
    await page.reload();
    await expect(banner(page).getByText("Compare them")).toBeVisible();
    await expect(banner(page).getByText("Try it")).toBeHidden();
  });
});

test("[CARD-11] a customer who may still try gets the banner with the next page, so that nothing moves", async ({
  page,
  buyer,
}) => {
  await becomeCustomer(page, buyer, { hasAvailableTrial: 1 });
  await expect(banner(page)).toBeVisible();
  await page.reload();
  await buyer.waitUntilHydrated();
  await expect(buyer.accountMenu).toBeVisible();
  await expect(bar(page).getByRole("button", { name: "Try Free" })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await bar(page).getByRole("link", { name: "Special Offers" }).click();
  await expect(banner(page).getByRole("button", { name: "Try for free" })).toBeVisible();
});

test("a trial that is taken makes a trialer: the offers of it are gone, and the account says what comes", async ({
  page,
  buyer,
}) => {
  test.slow();
  await buyer.takeTrial();
  await buyer.signUp();
  await buyer.continueToPayment();
  await buyer.payWithCard();
  await buyer.seeSummary();
  await page.goto(linkTo("Overview"));
  const plan = page.getByRole("region", { name: /AutoTune Unlimited/ });
  await expect(plan).toContainText("trial");
  await expect(plan).toContainText("First charge, unless you cancel: $24.99");
  await expect(bar(page).getByText("Try Free")).toHaveCount(0);
  await page.goto(linkTo("Subscriptions", { slug: "unlimited" }));
  await expect(
    page.locator("#plans").getByRole("link", { name: "Manage your plan" }).first(),
  ).toBeVisible();
});

for (const [page, saved, before] of [
  [linkTo("VocalEffects", { slug: "harmony-engine" }), /^20% OFF$/, /^Was:\s/],
  [linkTo("AiPowered", { slug: "vocal-reverb" }), /^SAVE \$/, /^Was:\s/],
] as const) {
  test(
    `[CARD-04] ${page} shows what the product cost before, and what is saved as it was set`,
    { tag: "@long" },
    async ({ page: tab }) => {
      await tab.goto(page);
      const head = tab.locator("main section").first();
      await expect.poll(() => head.locator("s").first().innerText()).toMatch(before);
      await expect
        .poll(async () =>
          (await head.locator("span").allInnerTexts()).some((text) => saved.test(text)),
        )
        .toBe(true);
      await expect(head).toContainText("Fall sale");
    },
  );
}

test("several copies cost less, and the page says from how many", async ({ page }) => {
  await page.goto(linkTo("AiPowered", { slug: "vocal-eq" }));
  await expect(page.locator("main section").first()).toContainText("2 or more: 10% off each");
});

test.describe("Without the shop's data", () => {
  // The browser itself reports the status.
  test.use({ expectedConsole: [/status of 503/] });

  test("[PAY-07] [CHROME-03] the cart's button stays disabled, and a message that stays says why", async ({
    page,
    buyer,
  }) => {
    await page.route("**/antares/v1/currencies?*", (route) => route.fulfill({ status: 503 }));
    await page.clock.install();
    await page.goto(linkTo("Home"));
    await expect(buyer.cartButton).toBeDisabled();
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 220);
    const message = page.getByText(
      "An unexpected error has occurred; we apologize for the inconvenience.",
    );
    await expect(message).toBeVisible();
    await page.clock.runFor(11_000);
    await expect(message).toBeVisible();
    await expect(buyer.cartButton).toBeDisabled();
  });
});
