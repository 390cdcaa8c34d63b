import type { ProductCardBody } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";
import { cardSlug, withCard } from "../../fixtures/staff/with-card.ts";

const edition = linkTo("AutoTune", { slug: "at2026" });
const options = (page: Page) => page.getByRole("dialog", { name: "Choose your option" });
/** Also those that the carousel has moved out of sight. */
const cards = (page: Page) => options(page).locator("article");
const cardsInSight = (page: Page) => options(page).locator("[role=group]:not([inert]) article");
const cardOf = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** Opens the options by URL, as a link in a mail does. */
async function openOptions(page: Page): Promise<void> {
  await page.goto(`${edition}?show_cards=auto-tune-2026`);
  await cardOf(page, "AutoTune 2026").waitFor();
}

test("[NAV-04] a URL can open the options of a product", async ({ page }) => {
  await openOptions(page);
  await expect(options(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(options(page)).toBeHidden();
});

test("[NAV-04] a URL may name the product by the slug of its page", async ({ page }) => {
  for (const [slug, title] of [
    ["pro", "AutoTune Pro"],
    ["vocal-eq", "Vocal EQ"],
    ["unlimited", "AutoTune Unlimited"],
  ] as const) {
    await page.goto(`/?show_cards=${slug}`);
    await expect(cardOf(page, title)).toBeVisible();
    await expect(cards(page).first().getByRole("heading", { name: title })).toBeVisible();
  }
});

test.describe("The options of a product", () => {
  for (const [width, inSight] of [
    [1200, 3],
    [1199, 2],
    [992, 2],
    [991, 1],
    [390, 1],
  ] as const) {
    test(
      `[CARD-06] stand ${inSight} beside each other in a window of ${width} px`,
      { tag: "@long" },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openOptions(page);
        await expect(cardsInSight(page)).toHaveCount(inSight);
        expect(await cards(page).count()).toBeGreaterThan(3);
        await options(page).getByRole("button", { name: "Next" }).click();
        await expect(cardsInSight(page)).toHaveCount(inSight);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      },
    );
  }

  test("[CARD-06] show the plan that holds everything as the best value", async ({ page }) => {
    await openOptions(page);
    await expect(cardOf(page, "AutoTune Unlimited")).toContainText("BEST VALUE");
    await expect(cards(page).filter({ hasText: "BEST VALUE" })).toHaveCount(1);
  });

  test("[CARD-07] say what each holds below headings, other things by the month than by the year", async ({
    page,
  }) => {
    await openOptions(page);
    const licence = cardOf(page, "AutoTune 2026");
    await expect(licence).toContainText("ONE TIME PAYMENT");
    await expect(licence).toContainText("One payment, yours to keep");
    const seen = (card: Locator, role: "heading" | "listitem", text: string) =>
      card.getByRole(role).filter({ hasText: text, visible: true });
    await expect(seen(licence, "heading", "What it does")).toHaveCount(1);
    await expect(seen(licence, "listitem", "Two knobs on one page")).toHaveCount(1);
    await expect(seen(licence, "heading", "With every license")).toHaveCount(1);
    await expect(seen(licence, "listitem", "For macOS and Windows")).toHaveCount(1);

    const plan = cardOf(page, "AutoTune Unlimited");
    await expect(plan).toContainText("Your plan renews automatically until you cancel.");
    await expect(seen(plan, "heading", "How you pay")).toHaveCount(1);
    await expect(seen(plan, "listitem", "Charged once a year")).toHaveCount(1);
    await expect(seen(plan, "listitem", "Charged once a month")).toHaveCount(0);
    await plan.getByText("Monthly", { exact: true }).click();
    await expect(seen(plan, "listitem", "Charged once a month")).toHaveCount(1);
    await expect(seen(plan, "listitem", "Charged once a year")).toHaveCount(0);

    await page.goto(`${edition}?show_cards=hybrid`);
    await expect(cardOf(page, "AutoTune Hybrid")).toContainText("Works in Pro Tools only.");
  });

  test("[CARD-07] show every field that an editor fills in, by the year and by the month", async ({
    page,
  }) => {
    const group = (what: string) => [{ heading: `Heading ${what}`, features: [`Feature ${what}`] }];
    const texts = {
      title: "Title of a journey",
      subtitle: "Subtitle of a journey",
      banner: "BANNER OF A JOURNEY",
      priceSubtext: "Below the price of a journey",
      priceConditionals: "Condition of a journey",
      primaryCtaText: "Button of a journey",
      terms: "Terms of a journey",
      notes: "Note of a journey",
    };
    const card: ProductCardBody = {
      ...texts,
      type: "subscription",
      products: { annual: "auto-tune-producer-yearly", monthly: "auto-tune-producer-monthly" },
      useNormalRate: true,
      content: { annual: group("of the year"), monthly: group("of the month"), default: [] },
      ctaOverride: { action: "go_to", data: linkTo("Compare") },
      includedIn: [],
    };
    await withCard(card, async () => {
      await page.goto(`/?show_cards=${cardSlug}`);
      const shown = cardOf(page, texts.title);
      await shown.waitFor();
      const read = () => shown.innerText();
      for (const text of Object.values(texts)) await expect.poll(read).toContain(text);
      // A year's price as it is charged, not by the month.
      await expect.poll(read).toMatch(/\$124\.99\s*\/yr/);
      await expect.poll(read).toContain("Heading of the year");
      await expect.poll(read).toContain("Feature of the year");
      expect(await read()).not.toContain("of the month");

      await shown.getByText("Monthly", { exact: true }).click();
      await expect.poll(read).toMatch(/\$17\.99\s*\/mo/);
      await expect.poll(read).toContain("Heading of the month");
      await expect.poll(read).toContain("Feature of the month");
      expect(await read()).not.toContain("of the year");
      for (const text of Object.values(texts)) expect(await read()).toContain(text);

      await shown.getByText(texts.primaryCtaText).filter({ visible: true }).click();
      await page.waitForURL(linkTo("Compare"));
    });
  });

  test("[CARD-07] say from how many copies on each costs less, where the catalogue has it so", async ({
    page,
  }) => {
    await page.goto(`${edition}?show_cards=vocal-compressor`);
    await expect(cardOf(page, "Vocal Compressor")).toContainText("Volume discount from 2 licenses");
    await page.goto(`${edition}?show_cards=auto-tune-pro`);
    await expect(cardOf(page, "AutoTune Pro")).toContainText("One payment, yours to keep");
    await expect(cardOf(page, "AutoTune Pro")).not.toContainText(/volume|from 2|costs less/i);
  });

  test(
    "[CARD-01] begin with the year whenever they are opened",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await page.goto(edition);
      await buyer.waitUntilHydrated();
      const opener = page.getByRole("button", { name: "More buying options" });
      const plan = cardOf(page, "AutoTune Unlimited");
      await opener.click();
      await expect(plan.getByRole("radio", { name: "Annual" })).toBeChecked();
      await plan.getByText("Monthly", { exact: true }).click();
      await expect(plan.getByRole("radio", { name: "Monthly" })).toBeChecked();
      await page.keyboard.press("Escape");
      await expect(options(page)).toBeHidden();
      await opener.click();
      await expect(plan.getByRole("radio", { name: "Annual" })).toBeChecked();
    },
  );

  test(
    "[CARD-08] put what is chosen into the cart, and the other buttons wait",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openOptions(page);
      const plan = cardOf(page, "AutoTune Unlimited");
      await plan.getByText("Monthly", { exact: true }).click();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/checkout", async (route) => {
        await released;
        await route.continue();
      });
      await plan.getByRole("button", { name: /^Subscribe Now/ }).click();
      await expect(
        cardOf(page, "AutoTune 2026").getByRole("button", { name: /^Buy Now/ }),
      ).toHaveAttribute("aria-disabled", "true");
      release();
      await page.waitForURL(linkTo("Checkout"));
      await expect(buyer.cartLines).toContainText("AutoTune Unlimited, monthly");
    },
  );

  test.describe("that cannot be fetched", () => {
    // The browser itself reports the status.
    test.use({ expectedConsole: [/status of 500/] });

    test("[CARD-06] say so", { tag: "@long" }, async ({ page }) => {
      await page.route("**/antares/v1/product-cards?*", (route) => route.fulfill({ status: 500 }));
      await page.goto(`${edition}?show_cards=auto-tune-2026`);
      await expect(options(page).getByRole("alert")).toHaveText(
        "There was an error retrieving the product(s). Please try again later. We apologize for the inconvenience.",
      );
    });
  });

  test("[CARD-11] hold no trial for a former trialer", async ({ page, buyer }) => {
    const trial = options(page).getByRole("button", { name: "Get a FREE Trial" });
    await openOptions(page);
    await expect(trial).toHaveCount(1);
    await page.route("**/laravel/rest/products/summary", (route) =>
      route.fulfill({ json: { wasTrialer: true, hasAvailableTrial: 0 } }),
    );
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    await buyer.button("Sign In").click();
    await page.getByRole("tab", { name: "Create account" }).click();
    await buyer.signUp();
    await openOptions(page);
    await expect(trial).toHaveCount(0);
    await expect(cardOf(page, "AutoTune Unlimited")).toBeVisible();
  });
});
