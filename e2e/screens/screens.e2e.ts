import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { test } from "../fixtures/customer/buyer-test.ts";
import { expect } from "../fixtures/shop-test.ts";
import { screensFolder } from "./contact-sheet.ts";
import { screens } from "./screens.ts";
import { showEverything } from "./show-everything.ts";

const widths = [390, 820, 1440];

// axe puts its own styles into the page; the page's policy is tested elsewhere.
test.use({ bypassCSP: true, reducedMotion: "reduce" });

for (const { name, open, onlyWindow = false } of screens) {
  test.describe(() => {
    // The browser itself reports the status of the document.
    if (name === "not found") test.use({ expectedConsole: [/status of 404/] });

    test(`${name}: no barrier, no overflow at any width`, async ({ page, buyer }) => {
      for (const width of widths) {
        await page.context().clearCookies();
        await page.setViewportSize({ width, height: width === 390 ? 844 : 1000 });
        await open(page, buyer.another());
        await page.waitForLoadState("networkidle");
        await showEverything(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
          // The provider's own page; it is tested with the sandbox.
          .exclude("#fsc-popup-frame")
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(tooWide, `${name} at ${width} px`).toBeLessThanOrEqual(0);
        const file = `${name.replaceAll(/[^a-z0-9]+/gi, "-")}-${width}.png`;
        await page.screenshot({ path: join(screensFolder, file), fullPage: !onlyWindow });
        // The next one begins signed out; a page that is still open would send requests without a session.
        await clearPerson(page);
        await page.goto("about:blank");
      }
    });
  });
}

/** Clears all but the choices already made, or their dialogs would cover the next screenshot. */
async function clearPerson(page: Page): Promise<void> {
  await page.evaluate(() => {
    const choices = ["consent", "last-promo"].map(
      (key) => [key, localStorage.getItem(key)] as const,
    );
    localStorage.clear();
    for (const [key, value] of choices) if (value !== null) localStorage.setItem(key, value);
  });
}
