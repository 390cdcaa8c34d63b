import { AxeBuilder } from "@axe-core/playwright";
import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

// axe puts its own styles into the page; the page's policy is tested elsewhere.
test.use({ bypassCSP: true, reducedMotion: "reduce" });

const productsButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Products" });
const menuButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test(
  "[CHROME-01] a keyboard alone goes through the products' menu",
  { tag: "@long" },
  async ({ page, buyer }) => {
    await page.goto(linkTo("Home"));
    await buyer.waitUntilHydrated();
    const menu = page.locator("#products-menu");
    const tab = (name: string) => page.getByRole("tab", { name });

    for (const key of ["Enter", "Space"]) {
      await productsButton(page).focus();
      await page.keyboard.press(key);
      await expect(menu, key).toBeVisible();
      await expect(productsButton(page)).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Escape");
      await expect(menu, key).toHaveCount(0);
      await expect(productsButton(page)).toBeFocused();
    }

    await page.keyboard.press("ArrowDown");
    await expect(tab("Unlimited")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(tab("Creative Effects")).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await expect(tab("AutoTune Editions")).toBeFocused();
    await expect(tab("AutoTune Editions")).toHaveAttribute("aria-selected", "true");
    await expectNoBarrier(page);

    // One stop for all tabs, then the links below them, then the products.
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Which one is for me?" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "All products" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel").getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/products\/auto-tune\//);
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();

    // It closes when the focus moves on.
    await productsButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(menu).toHaveCount(0);
  },
);

test("[CHROME-04] a keyboard alone stays in the menu that fills the screen, until it is closed", async ({
  page,
  buyer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(linkTo("Home"));
  await buyer.waitUntilHydrated();
  const menu = page.locator("#site-menu");
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await expectNoBarrier(page);

  await page.keyboard.press("Tab");
  await expect(menu.locator("summary").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: /^AutoTune Unlimited/ })).toBeFocused();

  await menu.getByRole("button", { name: "Sign In" }).focus();
  await page.keyboard.press("Tab");
  const home = page.getByRole("banner").getByRole("link", { name: "AutoTune", exact: true });
  await expect(home).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(menu.getByRole("button", { name: "Sign In" })).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(menu.locator("summary").first()).toBeFocused();
  await menu.getByRole("button", { name: "Sign In" }).press("Enter");
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test(
  "[CHROME-01] [CHROME-04] nothing moves when the page hydrates, and the bar keeps its height",
  { tag: "@long" },
  async ({ page, buyer }) => {
    for (const [width, height] of [
      [390, 64],
      [820, 72],
      [1440, 72],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(linkTo("AutoTune", { slug: "pro" }));
      await buyer.waitUntilHydrated();
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += Reflect.get(entry, "value") as number;
            }).observe({ type: "layout-shift", buffered: true });
            scrollTo(0, document.body.scrollHeight);
            setTimeout(() => resolve(sum), 1500);
          }),
      );
      expect(shift, `${width}`).toBeLessThan(0.01);
      const box = await page.getByRole("banner").boundingBox();
      // The hairline under it is one pixel.
      expect(box?.height, `${width}`).toBe(height + 1);
    }
  },
);
