import type { Locator, Page } from "@playwright/test";

/** Goes on with Tab until there; a person without a mouse has no other way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Tab does not lead there");
}
