import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import type { Buyer } from "../../fixtures/customer/buyer.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";
import { hideProducts } from "../../fixtures/hide-products.ts";

const pro = linkTo("AutoTune", { slug: "pro" });
const upgradeButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /^Upgrade from \$/ });
const signIn = (page: Page) => page.getByRole("dialog", { name: "Your AutoTune account" });

/** Makes an account from the bar. */
async function becomeCustomer(page: Page, buyer: Buyer): Promise<void> {
  await page.goto(linkTo("Home"));
  await buyer.waitUntilHydrated();
  await buyer.button("Sign In").click();
  await page.getByRole("tab", { name: "Create account" }).click();
  await buyer.signUp();
}

async function openPro(page: Page, buyer: Buyer): Promise<void> {
  await page.goto(pro);
  await buyer.waitUntilHydrated();
}

test("[UPG-07] a signed-out visitor sees the ways to have it; choosing the upgrade there asks to sign in", async ({
  page,
  buyer,
}) => {
  await openPro(page, buyer);
  await upgradeButton(page).click();
  const options = page.getByRole("dialog", { name: "Choose your option" });
  const card = options
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Upgrade to AutoTune Pro" }) });
  await card.getByRole("button", { name: /^Upgrade Now/ }).click();
  await expect(signIn(page)).toBeVisible();
  await expect(buyer.text("Please log in to continue")).toBeVisible();
});

test("[UPG-01] [UPG-05] after the sign-in it goes on, and shows the options without a qualifying product", async ({
  page,
  buyer,
}) => {
  await openPro(page, buyer);
  await upgradeButton(page).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Upgrade Now/ })
    .click();
  await page.getByRole("tab", { name: "Create account" }).click();
  await buyer.signUp();
  const dialog = page.getByRole("dialog", { name: "Upgrade to AutoTune Pro" });
  await expect(dialog).toContainText("Our records indicate you do not own a qualifying product.");
  await expect(dialog.getByRole("article")).toHaveCount(2);
  await expect(dialog.getByRole("button", { name: "Buy Now" })).toBeVisible();
  await dialog.getByRole("button", { name: "Subscribe Now" }).click();
  await page.waitForURL(linkTo("Checkout"));
  await expect(buyer.cartLines).toContainText("AutoTune Unlimited, monthly");
});

test(
  "[UPG-05] what Unlimited does not hold is offered as a licence alone",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await becomeCustomer(page, buyer);
    await page.goto(linkTo("AutoTune", { slug: "efx-plus" }));
    await buyer.waitUntilHydrated();
    await upgradeButton(page).click();
    const dialog = page.getByRole("dialog", { name: "Upgrade to AutoTune EFX+" });
    await expect(dialog.getByRole("article")).toHaveCount(1);
    await expect(dialog.getByRole("button", { name: "Subscribe Now" })).toHaveCount(0);
  },
);

test("[UPG-12] the result is 900 px wide and gone within the time of closing", async ({
  page,
  buyer,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await becomeCustomer(page, buyer);
  await openPro(page, buyer);
  await upgradeButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Upgrade to AutoTune Pro" });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(900);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0, { timeout: 1000 });
});

test("[UPG-02] [UPG-03] [UPG-11] [UPG-04] an owner finds the offers for what they own, and the way into the cart", async ({
  page,
  buyer,
}) => {
  test.slow();
  // Buys AutoTune Hybrid, which can become AutoTune Pro.
  await buyer.buy();

  await page.goto(linkTo("UserUpgrades"));
  const offers = page.getByRole("region", { name: "From AutoTune Hybrid" });
  await expect(offers.getByRole("heading", { level: 3, name: "AutoTune Pro" })).toBeVisible();
  await expect(offers).toContainText("You trade in this license");
  const count = await offers.getByRole("listitem").count();
  await expect(
    page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: /Offers/ }),
  ).toContainText(/\d/);
  await page.goto(linkTo("Overview"));
  await expect(page.getByRole("region", { name: "Offers for what you own" })).toBeVisible();
  expect(count).toBeGreaterThan(0);

  await openPro(page, buyer);
  await upgradeButton(page).click();
  await page.waitForURL(linkTo("Checkout"));
  await expect(buyer.cartLines).toContainText("AutoTune Pro");
  await expect(buyer.cartLines).toContainText("Upgrade from AutoTune Hybrid");

  await openPro(page, buyer);
  await upgradeButton(page).click();
  await expect(page.getByText("Upgrade is already in the cart")).toBeVisible();
  await page.goto(linkTo("UserUpgrades"));
  await expect(offers.getByRole("link", { name: "In your cart" })).toBeVisible();

  await page.goto(linkTo("AutoTune", { slug: "hybrid" }));
  await buyer.waitUntilHydrated();
  await upgradeButton(page).click();
  const owned = page.getByRole("dialog", { name: "You already own AutoTune Hybrid" });
  await expect(owned).toContainText(
    "Our records indicate that you already own a Perpetual license to AutoTune Hybrid.",
  );
  await expect(owned.getByRole("link", { name: "Download AutoTune Central" })).toHaveAttribute(
    "href",
    linkTo("WPPageRenderer", { slug: "free-download" }),
  );
});

test.describe("An upgrade whose product is gone", () => {
  test("[UPG-09] says so", async ({ page, buyer }) => {
    await hideProducts(page, ({ path }) => path === "auto-tune-pro");
    await openPro(page, buyer);
    await upgradeButton(page).click();
    await expect(
      page.getByText("Upgrade is misconfigured or target product is no longer available"),
    ).toBeVisible();
  });
});
