import { AxeBuilder } from "@axe-core/playwright";
import { linkTo } from "@autotune/routes";
import { expect, test } from "../../fixtures/shop-test.ts";

// axe puts its own styles into the page; the page's policy is tested elsewhere.
test.use({ bypassCSP: true, reducedMotion: "reduce" });

// The longest and the widest words; pnpm screenshots has all languages and widths.
for (const language of ["en", "de", "ja"] as const) {
  for (const path of [
    linkTo("Home", {}, language),
    linkTo("AutoTune", { slug: "pro" }, language),
  ]) {
    test(
      `${path} has no barrier that axe finds, and fits a narrow phone`,
      { tag: "@long" },
      async ({ page }) => {
        for (const width of language === "en" ? [320, 1440] : [320]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          const { violations } = await new AxeBuilder({ page })
            .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
            .analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          ).toBeLessThanOrEqual(0);
        }
      },
    );
  }
}

test.describe("The not-found screen", () => {
  // The browser itself reports the status of the document.
  test.use({ expectedConsole: [/status of 404/] });

  test("has no barrier that axe finds", { tag: "@long" }, async ({ page }) => {
    await page.goto("/nowhere");
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

test(
  "a keyboard alone reaches the content and switches the language",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.locator("summary", { hasText: "English" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("banner").getByRole("link", { name: "Deutsch" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("banner").getByRole("link", { name: "Deutsch" })).toBeHidden();
  },
);
