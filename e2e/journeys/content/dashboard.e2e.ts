import { signIn } from "../../fixtures/staff/cms-panel.ts";
import { cmsUrl, expect, test } from "../../fixtures/shop-test.ts";

test.describe("The dashboard", () => {
  test("shows an editor what waits in the content, and no customers", async ({ page }) => {
    await signIn(page, "editor@autotune.test");
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    const waits = page.getByRole("region", { name: "What waits" });
    await expect(waits.getByText(/unpublished changes?/).first()).toBeVisible();
    await expect(waits.getByText(/translations? to write/)).toBeVisible({ timeout: 30_000 });
    await expect(waits.getByText(/withdrawal/)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Goes live next" })).toBeVisible();

    // A product is found by its picture, its name and its price.
    await page.goto(`${cmsUrl}/admin/collections/products?limit=100`, { waitUntil: "networkidle" });
    const row = page.getByRole("row").filter({ hasText: "auto-tune-pro" }).last();
    await expect(row.getByText(/^\$\d+/)).toBeVisible();
    const image = row.locator("img");
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  });

  test("shows a translator their languages alone", async ({ page }) => {
    await signIn(page, "translator@autotune.test");
    const translations = page.getByRole("region", { name: "Translations" });
    await expect(translations.getByRole("link", { name: "Español" })).toBeVisible({
      timeout: 30_000,
    });
    await expect(translations.getByRole("link", { name: "Deutsch" })).toHaveCount(0);
    await expect(page.getByRole("region", { name: "What waits" })).toHaveCount(0);
  });

  test("shows support the customers who wait, and no content", async ({ page }) => {
    await signIn(page, "support@autotune.test");
    const waits = page.getByRole("region", { name: "What waits" });
    await expect(waits.getByText(/open withdrawals?/)).toBeVisible();
    await expect(waits.getByText(/unpublished/)).toHaveCount(0);
    await waits.getByText(/open withdrawals?/).click();
    await expect(page.getByRole("heading", { name: "Open withdrawals" })).toBeVisible();
  });
});
