import type { Page } from "@playwright/test";
import {
  saveDraft,
  signIn,
  takeOverWhatIsLocked,
  untilDone,
} from "../../fixtures/staff/cms-panel.ts";
import { cmsUrl, expect, test } from "../../fixtures/shop-test.ts";

/** What an editor has to see before visitors do. */
async function previewDraft(page: Page, path: string, content: string) {
  await page.goto(`${cmsUrl}/admin/collections/${path}`, { waitUntil: "networkidle" });
  await page.locator("tbody a").first().click();
  await page.locator('textarea[name="content"]').fill(content);
  await saveDraft(page);
  await untilDone(async () => {
    if (!(await page.locator("#live-preview-iframe").isVisible()))
      await page.locator("#live-preview-toggler").click({ timeout: 3000 });
    await expect(page.locator("#live-preview-iframe")).toBeVisible({ timeout: 3000 });
  });
  return page.frameLocator("#live-preview-iframe");
}

test("an editor sees the draft of a popup open in the shop, and its words after each save", async ({
  page,
}) => {
  await takeOverWhatIsLocked(page);
  await signIn(page, "editor@autotune.test");
  const frame = await previewDraft(
    page,
    "popups?locale=en&where[audience][equals]=isTrialer",
    "<h2>Before you decide</h2><p>Words of a draft</p>",
  );
  const popup = frame.getByRole("dialog", { name: "Before you decide" });
  await expect(popup.getByText("Words of a draft")).toBeVisible();
  await page.locator('textarea[name="content"]').fill("<h2>Before you decide</h2><p>New words</p>");
  await saveDraft(page);
  await expect(popup.getByText("New words")).toBeVisible();

  await page.goto("/");
  await expect(page.getByText("Words of a draft")).toHaveCount(0);
});

test("an editor sees the draft of a banner above the shop, though its time has not come", async ({
  page,
}) => {
  await takeOverWhatIsLocked(page);
  await signIn(page, "editor@autotune.test");
  const frame = await previewDraft(
    page,
    "mini-banners?locale=en",
    "<p>A banner that only its editor sees</p>",
  );
  await expect(frame.getByText("A banner that only its editor sees")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("A banner that only its editor sees")).toHaveCount(0);
});
