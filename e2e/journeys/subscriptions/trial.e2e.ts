import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";
import { hideProducts } from "../../fixtures/hide-products.ts";

const plans = linkTo("Subscriptions", { slug: "unlimited" });

const trialButton = (page: Page) =>
  page
    .locator("#plans")
    .getByRole("button", { name: "Get a FREE Trial" })
    .filter({ visible: true });

test("[CARD-08] a trial says what happens when, before it goes into the cart", async ({
  page,
  buyer,
}) => {
  await page.goto(plans);
  await buyer.waitUntilHydrated();
  const terms = page.getByRole("dialog", { name: "AutoTune Unlimited, 14 days free" });
  await trialButton(page).click();
  await expect(terms.getByRole("listitem")).toHaveCount(3);
  await expect(terms).toContainText("Nothing is charged.");
  const day = new Date();
  day.setDate(day.getDate() + 14);
  const written = new Intl.DateTimeFormat("en", { day: "numeric", month: "short" }).format(day);
  await expect(terms).toContainText(written);
  await expect
    .poll(() => terms.innerText())
    .toMatch(/First charge: \$24\.99 \+ tax, unless you cancel first\./);
  await expect(terms).toContainText("Cancel any time");

  await terms.getByRole("button", { name: "Get a FREE Trial" }).click();
  await page.waitForURL(linkTo("Checkout"));
  await expect(buyer.cartLines).toContainText("AutoTune Unlimited, 14 days free");
});

test(
  "[CHROME-05] Try Free puts the trial into the cart",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    await page.getByRole("banner").getByRole("button", { name: "Try Free" }).click();
    await page.waitForURL(linkTo("Checkout"));
    await expect(buyer.cartLines).toContainText("AutoTune Unlimited, 14 days free");
  },
);

test(
  "[CHROME-05] on a phone Try Free is in the menu",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    await expect(page.getByRole("button", { name: "Try Free" })).toHaveCount(0);
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await page.locator("#site-menu").getByRole("button", { name: "Try Free" }).click();
    await page.waitForURL(linkTo("Checkout"));
  },
);

test("[CARD-12] a plan without 14 free days in the catalogue offers no trial", async ({ page }) => {
  await page.goto(plans);
  const producer = page.getByRole("article").filter({ hasText: "AutoTune Producer" });
  await expect(producer.getByRole("button", { name: "Subscribe Now" }).first()).toBeVisible();
  await expect(producer.getByRole("button", { name: "Get a FREE Trial" })).toHaveCount(0);
});

test("[CARD-09] a trial that is gone from the catalogue shows a message for five seconds", async ({
  page,
  buyer,
}) => {
  await hideProducts(page, ({ type }) => type === "trial");
  await page.goto(plans);
  await buyer.waitUntilHydrated();
  const toast = page
    .getByText("An unexpected error has occurred; we apologize for the inconvenience")
    .first();
  await trialButton(page).click();
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden({ timeout: 7000 });
});
