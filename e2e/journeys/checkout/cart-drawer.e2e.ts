import { linkTo } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

async function openDrawer(page: Page, cartButton: Locator): Promise<Locator> {
  await page.goto(linkTo("Home"));
  await cartButton.click();
  return page.getByRole("dialog", { name: "YOUR CART" });
}

test.describe("[CART-13] The drawer", () => {
  test("comes from the right, and says when there is nothing in it", async ({ page, buyer }) => {
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    await buyer.cartButton.click();
    const drawer = page.getByRole("dialog", { name: "YOUR CART" });
    await expect(drawer.getByText("Your cart is empty!")).toBeVisible();
    await expect(drawer.getByText("Shop around and check back when you're ready.")).toBeVisible();
    const window = page.viewportSize();
    await expect(async () => {
      const box = await drawer.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(window?.width);
    }).toPass();
  });

  test(
    "holds products with what they cost, and what a code takes off",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.putIntoCart();
      await buyer.enterCode("SING10");
      await expect(buyer.panel("Your order")).toContainText("SING10");

      const drawer = await openDrawer(page, buyer.cartButton);
      const [line] = await drawer.getByRole("listitem").all();
      await expect(line ?? drawer).toContainText("AutoTune Hybrid");
      await expect(line ?? drawer).toContainText("Yours to keep");
      await expect(line ?? drawer).toContainText("$199");
      await expect(drawer).toContainText("Code SING10");
      await expect(drawer).toContainText("-$19.90");
      await expect(drawer.getByText("Subtotal")).toBeVisible();
      await drawer.getByRole("link", { name: "CHECKOUT · $179.10" }).click();
      await expect(page).toHaveURL(linkTo("Checkout"));
    },
  );

  test(
    "says what a trial costs after its 14 days, and from when on",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.takeTrial();
      const drawer = await openDrawer(page, buyer.cartButton);
      await expect(drawer).toContainText("AutoTune Unlimited");
      await expect(drawer).toContainText("Your trial is free for 14 days.");
      const end = new Date();
      end.setDate(end.getDate() + 14);
      const date = new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(end);
      await expect(drawer).toContainText(`From ${date} you pay $24.99 + tax every month`);
      await expect(drawer.getByRole("link", { name: "CHECKOUT · $0" })).toBeVisible();
    },
  );

  test(
    "holds an upgrade of what the person owns, until they log out",
    { tag: "@long" },
    async ({ page, buyer }) => {
      await buyer.buy();
      await page.goto(linkTo("UserUpgrades"));
      await page.getByRole("main").getByRole("button", { name: /\$\d/ }).first().click();
      await page.waitForURL(linkTo("Checkout"));
      const line = buyer.cartLines.getByRole("listitem");
      await expect(line).toContainText("Upgrade from AutoTune Hybrid");

      const drawer = await openDrawer(page, buyer.cartButton);
      await expect(drawer.getByRole("listitem").first()).toContainText(
        "Upgrade from AutoTune Hybrid",
      );
      await drawer.getByRole("button", { name: "Close the cart" }).click();
      await buyer.logOut();
      await expect(buyer.cartButton).toHaveAccessibleName("Cart");
    },
  );
});

test("Putting something into the cart shows on the screen within 100 ms", async ({ buyer }) => {
  await buyer.openProduct();
  const elapsed = await buyer.buyButton.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        new MutationObserver(() => {
          if (button.getAttribute("aria-busy") === "true")
            requestAnimationFrame(() => resolve(performance.now() - pressed));
        }).observe(button, { attributes: true });
        if (button instanceof HTMLElement) button.click();
      }),
  );
  expect(elapsed).toBeLessThan(100);
  await buyer.page.waitForURL(linkTo("Checkout"));
});
