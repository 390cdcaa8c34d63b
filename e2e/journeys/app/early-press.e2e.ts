import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

const product = linkTo("AutoTune", { slug: "pro" });
const checkout = linkTo("Checkout");

/** The page is painted, and its scripts stay away until the returned function lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: allowed, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    letCome();
    await page.unrouteAll({ behavior: "wait" });
  };
}

test("[CHROME-05] Buy Now counts once, however often it was pressed before the scripts came", async ({
  page,
  buyer,
}) => {
  const letScriptsCome = await openWithoutScripts(page, product);
  await buyer.buyButton.click();
  await expect(buyer.buyButton).toHaveAttribute("aria-busy", "true");
  await buyer.buyButton.click();
  await buyer.buyButton.click();
  await letScriptsCome();
  await expect(page).toHaveURL(checkout);
  await expect(buyer.cartLines).toContainText("AutoTune Pro");
  await expect(buyer.cartLines.getByRole("listitem")).toHaveCount(1);
});

test("[CHROME-02] Sign In takes a press before the scripts come", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, product);
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  await letScriptsCome();
  await expect(page.getByRole("dialog")).toContainText("Sign in");
});

test("[CHROME-02] the space bar presses a link that is a button, before the scripts come and after", async ({
  page,
  buyer,
}) => {
  const letScriptsCome = await openWithoutScripts(page, product);
  const products = page.getByRole("banner").getByRole("button", { name: "Products" });
  await products.focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(linkTo("Products"));
  await letScriptsCome();
  await page.goto(product);
  await buyer.waitUntilHydrated();
  await products.focus();
  await page.keyboard.press("Space");
  await expect(page.locator("#products-menu")).toBeVisible();
  await expect(page).toHaveURL(product);
});

test("[CHROME-06] the end of the page takes a press before the scripts come, and comes first then", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, linkTo("Home"));
  const settings = page.getByRole("button", { name: "Cookie settings" });
  await settings.click();
  await expect(settings).toHaveAttribute("aria-busy", "true");
  await letScriptsCome();
  await expect(page.getByRole("button", { name: "Save choice" })).toBeVisible();
  await expect(settings).not.toHaveAttribute("aria-busy");
});

test("[CHROME-03] a press on the cart while prices are loading is kept, and opens the cart", async ({
  page,
  buyer,
}) => {
  const { promise: allowed, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/antares/v1/currencies?*", async (route) => {
    await allowed;
    await route.continue();
  });
  const asked = page.waitForRequest("**/antares/v1/currencies?*");
  await page.goto(linkTo("Home"));
  await page.mouse.move(5, 5);
  await asked;
  await expect(buyer.cartButton).toBeDisabled();
  await buyer.cartButton.click({ force: true });
  await expect(buyer.cartButton).toHaveAttribute("data-pressed");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letCome();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(linkTo("Home"));
  await expect(page.getByRole("dialog")).toContainText("Your cart");
});

test("[CHROME-05] without scripts one line says what buying and signing in need", async ({
  page,
}) => {
  for (const [path, words] of [
    ["/", "JavaScript is turned off."],
    ["/ja/checkout", "JavaScriptがオフになっています。"],
  ] as const) {
    await page.goto(path);
    // A browser under test parses it as text, also with its scripts turned off.
    expect(await page.locator("noscript").first().textContent()).toContain(words);
  }
});

test("[CHROME-05] what is typed before the scripts come stays, and is sent", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, linkTo("Cancellation"));
  await page.getByLabel("Your name").fill("Ana Soto");
  await page.getByLabel("Email of your account").fill("ana@studio.test");
  await letScriptsCome();
  // React writes into all fields as soon as one of them changes.
  await page.getByLabel("Plan or order number").pressSequentially("Unlimited");
  await expect(page.getByLabel("Your name")).toHaveValue("Ana Soto");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("main")).toContainText("Ana Soto");
  await expect(page.getByRole("button", { name: "Cancel now" })).toBeVisible();
});

test("[CHROME-05] a form that is filled in and sent before the scripts come, is sent with what was typed", async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, linkTo("Cancellation"));
  await page.getByLabel("Your name").fill("Ana Soto");
  await page.getByLabel("Email of your account").fill("ana@studio.test");
  await page.getByLabel("Plan or order number").fill("Unlimited");
  const goOn = page.getByRole("button", { name: "Continue" });
  await goOn.click();
  await expect(goOn).toHaveAttribute("aria-busy", "true");
  await letScriptsCome();
  await expect(page.getByRole("button", { name: "Cancel now" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Ana Soto");
});
