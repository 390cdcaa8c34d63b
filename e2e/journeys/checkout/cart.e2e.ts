import { linkTo } from "@autotune/routes";
import { Buyer } from "../../fixtures/customer/buyer.ts";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect, shopUrl } from "../../fixtures/shop-test.ts";

test.describe("The cart", () => {
  test("opens over any page, changes there, and leads to the checkout", async ({ page, buyer }) => {
    await buyer.putIntoCart();
    await page.goto(linkTo("Home"));
    await expect(buyer.cartButton).toHaveAccessibleName("Cart 1 item");

    await buyer.cartButton.click();
    const drawer = page.getByRole("dialog", { name: "YOUR CART" });
    await expect(drawer.getByRole("listitem")).toHaveCount(1);
    await drawer.getByRole("button", { name: "Add one AutoTune Hybrid" }).click();
    await expect(drawer.getByRole("textbox", { name: "Quantity of AutoTune Hybrid" })).toHaveValue(
      "2",
    );
    await expect(drawer.getByText("$199 each")).toBeVisible();
    await expect(drawer.getByRole("link", { name: "CHECKOUT · $398" })).toBeVisible();
    await drawer.getByRole("button", { name: "Close the cart" }).click();
    await expect(drawer).toBeHidden();
    await expect(buyer.cartButton).toHaveAccessibleName("Cart 2 items");

    await buyer.cartButton.click();
    await drawer.getByRole("button", { name: "Remove one AutoTune Hybrid" }).click();
    await drawer.getByRole("link", { name: "CHECKOUT · $199" }).click();
    await expect(page).toHaveURL(linkTo("Checkout"));
    await expect(buyer.cartLines.getByRole("listitem")).toHaveCount(1);
    await expect(buyer.cartButton).toHaveCount(0);
  });

  test("links to its products in the current language", async ({ page, buyer }) => {
    await buyer.putIntoCart();
    await page.goto(linkTo("Checkout", {}, "es"));
    await page.getByRole("main").getByRole("link", { name: "AutoTune Hybrid" }).click();
    await expect(page).toHaveURL(linkTo("AutoTune", { slug: "hybrid" }, "es"));
  });

  test("says when nothing is left in it", async ({ page, buyer }) => {
    await buyer.putIntoCart();
    await page.goto(linkTo("Home"));
    await buyer.cartButton.click();
    const drawer = page.getByRole("dialog", { name: "YOUR CART" });
    await drawer.getByRole("button", { name: "Remove AutoTune Hybrid" }).last().click();
    await expect(drawer.getByText("Your cart is empty!")).toBeVisible();
    await expect(page.locator("[role=dialog]:focus-within")).toHaveCount(1);
    await expect(drawer.getByText("Shop around and check back when you're ready.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(buyer.cartButton).toHaveAccessibleName("Cart");
  });

  test("is the same in two tabs", async ({ page, context, buyer }) => {
    const other = buyer.inTab(await context.newPage());
    await other.page.goto(linkTo("Home"));
    await other.waitUntilHydrated();
    await expect(other.cartButton).toHaveAccessibleName("Cart");

    await buyer.putIntoCart();
    await expect(other.cartButton).toHaveAccessibleName("Cart 1 item");
    await other.cartButton.click();
    await other.page.getByRole("button", { name: "Add one AutoTune Hybrid" }).click();
    await expect(buyer.panel("Your order")).toContainText("2 items");
    await expect(buyer.panel("Your order")).toContainText("$398");

    await page.getByRole("button", { name: "Remove AutoTune Hybrid" }).last().click();
    await expect(page.getByRole("heading", { name: "Checkout", level: 1 })).toBeFocused();
    await expect(other.page.getByText("Your cart is empty!")).toBeVisible();
  });

  test("[CART-17] survives a reload and the browser's restart", async ({
    playwright,
    launchOptions,
  }, testInfo) => {
    const profile = testInfo.outputPath("profile");
    const startBrowser = () =>
      playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: shopUrl });

    const first = await startBrowser();
    const buyer = new Buyer(await first.newPage(), "en");
    await buyer.putIntoCart();
    await buyer.page.reload();
    await expect(buyer.cartLines).toContainText("AutoTune Hybrid");
    await first.close();

    const second = await startBrowser();
    const again = buyer.inTab(await second.newPage());
    await again.openCheckout();
    await expect(again.cartLines).toContainText("AutoTune Hybrid");
    await second.close();
  });
});
