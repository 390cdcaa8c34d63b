import { linkTo, type Language } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { makeAccount } from "../../fixtures/customer/make-account.ts";
import { holdCall } from "../../fixtures/hold-call.ts";
import { giveOldLicence } from "../../fixtures/customer/old-purchase.ts";
import { expect } from "../../fixtures/shop-test.ts";
import { tabTo } from "../../fixtures/tab-to.ts";

const finder = (answers = "", language: Language = "en") =>
  `${linkTo("Finder", {}, language)}${answers}`;
const result = (page: Page) => page.getByRole("region", { name: "Your result" });
const pick = (page: Page) => result(page).getByRole("heading", { level: 3 }).first();
const others = (page: Page) => result(page).getByRole("heading", { level: 4 });
const raps = "?make=rap&record=fl-studio&spend=little";

test.describe("[FIND-01] On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("three answers lead to one product, which goes into the cart", async ({ page, buyer }) => {
    await page.goto(linkTo("Home"));
    await page.getByRole("main").getByRole("link", { name: "Find mine" }).click();
    await page.waitForURL(finder());
    await buyer.waitUntilHydrated();
    await page.getByRole("radio", { name: "Rap and hip-hop" }).check();
    await page.getByRole("radio", { name: "FL Studio" }).check();
    await page.getByRole("radio", { name: "As little as possible" }).check();
    await page.getByRole("button", { name: "Find mine" }).click();
    await expect(page).toHaveURL(finder(raps));
    await expect(pick(page)).toHaveText("AutoTune EFX+");
    await expect(pick(page)).toBeInViewport();
    await expect(result(page)).toContainText("Runs in FL Studio as AU, VST3");
    await expect(others(page)).toHaveCount(2);

    // Another answer shows at once, and the focus stays on it.
    await page.getByRole("radio", { name: "Month by month" }).check();
    await expect(pick(page)).toHaveText(/^AutoTune Essentials/);
    await expect(page.getByRole("radio", { name: "Month by month" })).toBeFocused();
    await page.getByRole("radio", { name: "As little as possible" }).check();
    await expect(pick(page)).toHaveText("AutoTune EFX+");

    await result(page).getByRole("button", { name: "Buy Now", exact: true }).click();
    await page.waitForURL(linkTo("Checkout"));
    await expect(buyer.cartLines).toContainText("AutoTune EFX+");
  });
});

test("[FIND-01] a shared link shows the same to everyone, and can be started over", async ({
  page,
  context,
  buyer,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(finder("?make=harmonies&record=cubase&spend=once"));
  await expect(pick(page)).toHaveText("Harmony Engine");
  await buyer.waitUntilHydrated();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole("link", { name: "Start over" }).click();
  await expect(page).toHaveURL(finder());
  await expect(result(page)).toHaveCount(0);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  // The link that was pressed is gone with the result.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("[FIND-01] what does not load in a DAW is not recommended", async ({ page }) => {
  await page.goto(finder("?make=live&record=pro-tools&spend=once"));
  await expect(pick(page)).toHaveText("AutoTune Hybrid");
  await page.goto(finder("?make=live&record=ableton-live&spend=once"));
  await expect(pick(page)).toHaveText("AutoTune 2026");
  await page.goto(finder("?make=live&record=bandlab&spend=once"));
  await expect(page.getByRole("alert")).toContainText("BandLab can’t load our plug-ins");
  await expect(pick(page)).toHaveCount(0);
});

test.describe("[FIND-01] Without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/ csp$/] });

  test("the form answers, and the product’s page is a link away", async ({ page }) => {
    await page.goto(finder());
    await page.getByRole("radio", { name: "A bit of everything" }).check();
    await page.getByRole("radio", { name: "Logic Pro" }).check();
    await page.getByRole("radio", { name: "Month by month" }).check();
    await page.getByRole("button", { name: "Find mine" }).click();
    await expect(page).toHaveURL(finder("?make=everything&record=logic-pro&spend=monthly"));
    await expect(pick(page)).toHaveText(/^AutoTune Unlimited/);
    await expect(page.getByRole("radio", { name: "Logic Pro" })).toBeChecked();
    await result(page).getByRole("button", { name: "Subscribe Now" }).first().click();
    await expect(page).toHaveURL(linkTo("Subscriptions", { slug: "unlimited" }));
  });
});

test("[FIND-01] a keyboard alone is enough", async ({ page, buyer }) => {
  await page.goto(finder());
  await buyer.waitUntilHydrated();
  await tabTo(page, page.getByRole("radio", { name: "Songs I sing" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Ableton Live" })).toBeFocused();
  for (let steps = 0; steps < 9; steps += 1) await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "GarageBand", exact: true })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(finder("?make=sing&record=garageband&spend=little"));
  await expect(pick(page)).toHaveText(/^AutoTune Essentials/);
  // The next stop after the result is its button.
  await expect(result(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(result(page).getByRole("button", { name: "Subscribe Now" }).first()).toBeFocused();
});

test("[FIND-01] an owner of five licenses gets the upgrade for all of them", async ({
  page,
  context,
  buyer,
}) => {
  await makeAccount(buyer);
  await giveOldLicence(buyer.person.email, "AT-PRO-X", 5);
  // Nothing is offered that would be replaced as soon as it is known what they own.
  const release = await holdCall(context, "**/user/products?**");
  await page.goto(finder("?make=mix&record=pro-tools&spend=once"));
  await expect(result(page).getByRole("status").filter({ hasText: "Loading…" })).toHaveCount(1);
  await expect(result(page).getByRole("button", { name: /^Buy Now/ })).toHaveCount(0);
  release();
  await expect(result(page)).toContainText("You own 5 AutoTune Pro X licenses.");
  await expect(pick(page)).toHaveText("AutoTune Pro");
  await result(page).getByRole("button", { name: "Upgrade all 5 · $645" }).first().click();
  await page.waitForURL(linkTo("Checkout"));
  await expect(buyer.cartLines.getByRole("listitem")).toHaveCount(5);
});

test("[FIND-01] it is found from the menu, the lists, the search and a missing page", async ({
  page,
  buyer,
}) => {
  const leadsHere = async (name: string) => {
    await page.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(finder());
  };
  for (const from of [linkTo("Products"), linkTo("Compare")]) {
    await page.goto(from);
    await leadsHere(from === linkTo("Compare") ? "Help me choose" : "Find mine");
  }
  for (const question of ["which one is for me", "help me choose"]) {
    await page.goto(`${linkTo("SiteSearch")}?q=${encodeURIComponent(question)}`);
    await leadsHere("Which one is for me?");
  }
  await page.goto(linkTo("Home"));
  await buyer.waitUntilHydrated();
  await page.getByRole("button", { name: "Products", exact: true }).click();
  await leadsHere("Which one is for me?");
});

test.describe("[FIND-01] On a missing page", () => {
  test.use({ expectedConsole: [/404/] });

  test("it is offered too", async ({ page }) => {
    await page.goto("/no-such-page");
    await page.getByRole("link", { name: "Three questions, one answer" }).click();
    await expect(page).toHaveURL(finder());
  });
});

test.describe("[FIND-01] In German", () => {
  test.use({ language: "de", locale: "de-DE" });

  test("it asks and answers in German", async ({ page, language }) => {
    await page.goto(finder("?make=speech&record=reaper&spend=little", language));
    await expect(page).toHaveTitle(/^Welches ist das richtige für mich\?/);
    await expect(page.getByRole("group", { name: /Womit nimmst du auf\?/ })).toBeVisible();
    const german = page.getByRole("region", { name: "Dein Ergebnis" });
    await expect(german.getByRole("heading", { level: 3 }).first()).toHaveText("Vocal Prep");
    await expect(german).toContainText("Läuft in REAPER als AU, VST3");
  });
});
