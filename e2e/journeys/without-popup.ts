import type { Page } from "@playwright/test";

/** No popup opens over what the test scrolls to: that is another journey. */
export async function withoutPopup(page: Page): Promise<void> {
  await page.route("**/wp-json/antares/v1/football*", (route) => route.fulfill({ status: 204 }));
}
