import { linkTo } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import type { Buyer } from "../../fixtures/customer/buyer.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { giveOldLicence } from "../../fixtures/customer/old-purchase.ts";
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

/** The offers of a list from top to bottom: what one gets, what is said about it, and what the buttons cost. */
async function readOffers(list: Locator): Promise<string[][]> {
  const rows = await list.getByRole("listitem").all();
  return Promise.all(
    rows.map(async (row) => {
      const parts = [row.getByRole("heading"), row.getByRole("paragraph"), row.getByRole("button")];
      const texts = await Promise.all(parts.map((part) => part.allInnerTexts()));
      return texts.flat().map((text) => text.replaceAll(/\s+(?=:)/g, "").replaceAll(/\s+/g, " "));
    }),
  );
}

test("[UPG-11] an owner sees each offer once, the worthiest first, the same number everywhere, and can take it for all equal licenses", async ({
  page,
  buyer,
}) => {
  await becomeCustomer(page, buyer);
  await giveOldLicence(buyer.person.email, "AT-PRO-X", 2);
  await giveOldLicence(buyer.person.email, "AT-ACCESS");
  await giveOldLicence(buyer.person.email, "AT-2026");

  await page.goto(linkTo("UserUpgrades"));
  const from = (name: string) => page.getByRole("region", { name: `From ${name}`, exact: true });
  const row = (source: string, target: string) =>
    from(source)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: target, exact: true }) });
  await expect(page.getByRole("region", { name: /^From / }).first()).toHaveAccessibleName(
    "From AutoTune Pro X",
  );
  await expect(from("AutoTune Pro X")).toContainText("2 licenses");
  const two = (target: string) =>
    `You have 2 AutoTune Pro X licenses. Each upgrade trades in one, which stops working once ${target} is yours.`;
  // AutoTune 2026 is owned: no license is offered as a way to it.
  const worthiest = [
    "AutoTune Pro",
    two("AutoTune Pro"),
    "Full price: $459 Save $330",
    "Upgrade one · $129 + tax: AutoTune Pro",
    "Upgrade both · $258 + tax: AutoTune Pro",
  ];
  expect(await readOffers(from("AutoTune Pro X"))).toEqual([
    worthiest,
    [
      "Vocal Chain Bundle",
      "You get five licenses, one for each plug-in.",
      two("Vocal Chain Bundle"),
      "Full price: $399 Save $150",
      "Upgrade one · $249 + tax: Vocal Chain Bundle",
      "Upgrade both · $498 + tax: Vocal Chain Bundle",
    ],
    [
      "AutoTune Hybrid",
      "Works in Pro Tools only.",
      two("AutoTune Hybrid"),
      "Full price: $199 Save $100",
      "Upgrade one · $99 + tax: AutoTune Hybrid",
      "Upgrade both · $198 + tax: AutoTune Hybrid",
    ],
  ]);
  expect((await readOffers(from("AutoTune 2026"))).map(([name]) => name)).toEqual(["AutoTune Pro"]);
  await expect(from("AutoTune 2026")).toContainText(
    "You give up AutoTune 2026: its license stops working once AutoTune Pro is yours.",
  );
  // AutoTune Access becomes the same for more.
  const best = "Best price for you";
  await expect(row("AutoTune Pro X", "AutoTune Pro")).toContainText(best);
  await expect(row("AutoTune Access", "AutoTune Pro")).not.toContainText(best);
  expect((await readOffers(from("AutoTune Access"))).map(([name]) => name)).toEqual([
    "AutoTune Pro",
    "AutoTune Hybrid",
    "AutoTune EFX+",
    "AutoKey",
  ]);
  const count = 8;
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(count);

  await expect(
    page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: /Offers/ }),
  ).toHaveText(`Available Offers${count}`);
  await buyer.accountMenu.click();
  await expect(
    page.getByRole("link", { name: `Available Offers ${count} Available Upgrades`, exact: true }),
  ).toBeVisible();
  await page.goto(linkTo("Overview"));
  const shown = page.getByRole("region", { name: "Offers for what you own" });
  await expect(shown.getByRole("link", { name: `See all ${count} offers` })).toBeVisible();
  expect((await readOffers(shown))[0]).toEqual(worthiest);

  await shown.getByRole("button", { name: "Upgrade both · $258" }).click();
  await page.waitForURL(linkTo("Checkout"));
  const lines = buyer.cartLines.getByRole("listitem");
  await expect(lines).toHaveText([
    /^AutoTune Pro.*\$129.*Upgrade from AutoTune Pro X, serial number ending in/,
    /^AutoTune Pro.*\$129.*Upgrade from AutoTune Pro X, serial number ending in/,
  ]);

  // A license can be upgraded once: another choice replaces the first, which is said before the click and after it.
  await page.goto(linkTo("UserUpgrades"));
  await expect(
    row("AutoTune Pro X", "AutoTune Pro").getByRole("link", { name: "In your cart" }),
  ).toBeVisible();
  await expect(row("AutoTune Pro X", "AutoTune Hybrid")).toContainText(
    "Replaces AutoTune Pro in your cart.",
  );
  await row("AutoTune Pro X", "AutoTune Hybrid")
    .getByRole("button", { name: "Upgrade one" })
    .click();
  await page.waitForURL(linkTo("Checkout"));
  await expect(lines).toHaveCount(2);
  const instead = "Chosen instead of your upgrade to AutoTune Pro";
  // By its beginning: the other line offers Hybrid too, as what it could be swapped for.
  const hybrid = lines.filter({ hasText: /^AutoTune Hybrid/ });
  await expect(hybrid).toContainText(instead);
  await expect(hybrid).toContainText("Works in Pro Tools only.");
  await expect(page.getByText(instead)).toHaveCount(1);
});

test("[UPG-02] [UPG-03] [UPG-04] an owner’s license pays for the upgrade once; the page of what they own says so", async ({
  page,
  buyer,
}) => {
  await becomeCustomer(page, buyer);
  await giveOldLicence(buyer.person.email, "AT-HYBRID");
  await openPro(page, buyer);
  await upgradeButton(page).click();
  await page.waitForURL(linkTo("Checkout"));
  await expect(buyer.cartLines).toContainText("AutoTune Pro");
  await expect(buyer.cartLines).toContainText("Upgrade from AutoTune Hybrid");
  await openPro(page, buyer);
  await upgradeButton(page).click();
  await expect(page.getByText("Upgrade is already in the cart")).toBeVisible();

  const hybrid = linkTo("AutoTune", { slug: "hybrid" });
  const mark = page.getByRole("main").getByText("You own this");
  const more = page.getByRole("main").getByRole("button", { name: "More buying options" });
  const heightsOf = async () => {
    const heights = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      heights.push((await more.boundingBox())?.y);
    }
    return heights;
  };
  await page.goto(hybrid);
  await buyer.waitUntilHydrated();
  await expect(mark).toBeVisible();
  await expect(upgradeButton(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Go to downloads" })).toHaveAttribute(
    "href",
    `${linkTo("Overview")}#downloads`,
  );
  await expect(page.getByRole("link", { name: "See 2 upgrades" })).toHaveAttribute(
    "href",
    linkTo("UserUpgrades"),
  );
  await expect(buyer.button("Buy Now")).toHaveCount(0);
  await expect(buyer.button("Buy another license").first()).toBeVisible();
  const asOwner = await heightsOf();

  await buyer.logOut();
  await expect(mark).toHaveCount(0);
  await expect(buyer.buyButton).toBeVisible();
  // Nothing moves when the page learns who owns it.
  expect(await heightsOf()).toEqual(asOwner);

  await upgradeButton(page).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Upgrade Now/ })
    .click();
  await buyer.signIn();
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
