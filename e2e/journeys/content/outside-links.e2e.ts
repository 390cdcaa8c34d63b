import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { signIn, takeOverWhatIsLocked, untilDone } from "../../fixtures/staff/cms-panel.ts";
import { cmsUrl, expect, popupShopUrl, test } from "../../fixtures/shop-test.ts";

const seeded = "https://support.example.com";

async function setHelpCenter(page: Page, url: string): Promise<void> {
  await untilDone(async () => {
    await page.goto(`${cmsUrl}/admin/globals/outside-links`, { waitUntil: "networkidle" });
    await page.getByLabel("Help Center").fill(url);
    const saved = page.waitForResponse(
      (response) =>
        response.request().method() === "POST" &&
        response.url().includes("/api/globals/outside-links"),
      { timeout: 5000 },
    );
    await page.getByRole("button", { name: "Save" }).click({ timeout: 3000 });
    expect((await saved).status()).toBe(200);
  });
}

test(
  "an editor changes the Help Center's address, and footer and menu follow",
  { tag: "@long" },
  async ({ page, context }) => {
    const own = `https://help-${Date.now()}.autotune.com/start`;
    const visitor = await context.newPage();
    const helpLink = (within: Page) =>
      within.getByRole("contentinfo").getByRole("link", { name: "Help Center" });
    await takeOverWhatIsLocked(page);
    await signIn(page, "editor@autotune.test");
    await setHelpCenter(page, own);
    try {
      await expect(async () => {
        await visitor.goto(linkTo("Products"));
        await expect(helpLink(visitor)).toHaveAttribute("href", own, { timeout: 1000 });
      }).toPass();
      await expect(
        visitor.getByRole("banner").getByRole("link", { name: "Support" }),
      ).toHaveAttribute("href", own);

      // A shop that is no demonstration links what an editor set, and none of the samples.
      await expect(async () => {
        await visitor.goto(popupShopUrl + linkTo("Products"));
        await expect(helpLink(visitor)).toHaveAttribute("href", own, { timeout: 1000 });
      }).toPass();
      await expect(visitor.locator('a[href*="example.com"]')).toHaveCount(0);
      await expect(visitor.getByRole("link", { name: "Merch" })).toHaveCount(0);
    } finally {
      await setHelpCenter(page, seeded);
    }
  },
);
