import type { Page } from "@playwright/test";

/** Loads what is fetched only when it comes into view, so that the screenshot has all of it. */
export async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
    // Fetched is not yet drawn. What was never in view is not fetched, and would never be.
    await Promise.allSettled(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    );
  });
  await page.waitForLoadState("networkidle");
}
