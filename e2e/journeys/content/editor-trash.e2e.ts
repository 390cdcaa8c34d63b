import { startEditor } from "../../fixtures/staff/cms-editor.ts";
import { signIn, untilDone } from "../../fixtures/staff/cms-panel.ts";
import { cmsUrl, edge, expect, test } from "../../fixtures/shop-test.ts";
import type { Page } from "@playwright/test";

async function openActions(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "networkidle" });
  await page
    .locator(".doc-controls__popup .popup-button, .doc-controls__popup button")
    .first()
    .click();
}

test("What an editor trashes leaves the shop, and comes back as a draft", async ({ page }) => {
  const slug = `trashed-${Date.now()}`;
  const editor = await startEditor("editor@autotune.test");
  const head = { blockType: "pageHead", headline: "Soon in the trash" };
  const id = await editor.createPage({
    slug,
    title: slug,
    blocks: [head],
    ready: true,
    _status: "published",
  });
  const statusInShop = async () => (await fetch(`${edge}/${slug}`)).status;
  await expect.poll(statusInShop).toBe(200);

  await signIn(page, "editor@autotune.test");
  await untilDone(async () => {
    await openActions(page, `${cmsUrl}/admin/collections/pages/${id}?locale=en`);
    await page.locator("#action-delete").click({ timeout: 3000 });
    await page.locator('[id^="delete-"] #confirm-action').click({ timeout: 3000 });
    await page.waitForURL(/collections\/pages(\?|$)/, { timeout: 5000 });
  });
  await expect.poll(statusInShop).toBe(404);

  await page.goto(`${cmsUrl}/admin/collections/pages/trash`, { waitUntil: "networkidle" });
  await expect(page.getByRole("link", { name: slug })).toBeVisible();
  await untilDone(async () => {
    await page.goto(`${cmsUrl}/admin/collections/pages/trash/${id}`, { waitUntil: "networkidle" });
    await page.locator("#action-restore").click({ timeout: 3000 });
    await page.locator('[id^="restore-"] #confirm-action').click({ timeout: 3000 });
    await page.waitForURL(new RegExp(`collections/pages/${id}`), { timeout: 5000 });
  });
  await expect(
    page.locator(".doc-controls__status .status__value, .status__value").first(),
  ).toHaveText(/Draft/);
  expect(await statusInShop()).toBe(404);
});

test.describe("What is sold on a published page", () => {
  // The browser itself reports the status of the refusal.
  test.use({ expectedConsole: [/status of 409/] });

  test("cannot be trashed, and the refusal says where it is used", async ({ page }) => {
    await signIn(page, "editor@autotune.test");
    await page.goto(`${cmsUrl}/admin/collections/products?limit=100`, { waitUntil: "networkidle" });
    const row = page.getByRole("row").filter({ hasText: "auto-tune-pro" }).last();
    const href = await row.locator("a.product-cell").getAttribute("href");
    await untilDone(async () => {
      await openActions(page, `${cmsUrl}${href ?? ""}?locale=en`);
      await page.locator("#action-delete").click({ timeout: 3000 });
      await page.locator('[id^="delete-"] #confirm-action').click({ timeout: 3000 });
      await expect(page.getByText(/is still used by .*Remove it there first/).first()).toBeVisible({
        timeout: 5000,
      });
    });
  });
});
