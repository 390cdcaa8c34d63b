import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Reads a page down as a person does, a window at a time, till something is there that comes only when it is near.
 * Who reached the end before the page was alive goes up again and reads it once more.
 */
export async function readDownTo(page: Page, wanted: Locator): Promise<void> {
  const step = (page.viewportSize()?.height ?? 720) / 2;
  await expect(async () => {
    const isAtEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    );
    if (isAtEnd) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    else await page.mouse.wheel(0, step);
    await expect(wanted).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 40_000, intervals: [50] });
}
