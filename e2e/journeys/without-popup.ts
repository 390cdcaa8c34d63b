import type { Page } from "@playwright/test";

/** No popup opens over what somebody scrolls to: that is another story. */
export async function withoutPopup(page: Page): Promise<void> {
  await page.route("**/wp-json/antares/v1/football*", (route) => route.fulfill({ status: 204 }));
}
