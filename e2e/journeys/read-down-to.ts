import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Scrolls down as a person does, until something is there that loads only when it is near.
 * Starts again at the top where the end was reached before the page was hydrated.
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
