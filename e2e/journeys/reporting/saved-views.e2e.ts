import { cmsUrl, expect, test } from "../../fixtures/shop-test.ts";
import { signIn } from "../../fixtures/staff/cms-panel.ts";

test.describe("A saved view", () => {
  test("is saved, opened, renamed, shared and deleted", async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, "manager@autotune.test");
    await page.goto(`${cmsUrl}/admin/reports?days=90&by=country`, { waitUntil: "networkidle" });
    await page.getByText("Save this view").click();
    await page.getByLabel("Name").fill("Countries, quarter");
    await page.getByRole("button", { name: "Save view" }).click();
    await expect(page.getByRole("status").filter({ hasText: "The view is saved." })).toBeVisible();
    const views = page.getByRole("navigation", { name: "Saved views" });
    await expect(views.getByRole("link", { name: "Countries, quarter" })).toHaveAttribute(
      "aria-current",
      "true",
    );

    // From another report it leads back to its own period and breakdown.
    await page.goto(`${cmsUrl}/admin/reports/subscriptions?days=7`, { waitUntil: "networkidle" });
    await views.getByRole("link", { name: "Countries, quarter" }).click();
    await expect(page).toHaveURL(/\/admin\/reports\/sales\?days=90&by=country/);
    await expect(page.getByRole("link", { name: "90 days" })).toHaveAttribute(
      "aria-current",
      "true",
    );

    await page.getByText("Edit view").click();
    await page.getByLabel("Name").fill("Lands");
    await page.getByLabel(/Share it/).check();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(views.getByRole("link", { name: "Lands" })).toBeVisible();
    await expect(views.getByRole("link")).toHaveCount(1);

    // A colleague sees it and cannot change it; support may not see its report, and does not see it.
    const other = await browser.newContext();
    const admin = await other.newPage();
    await signIn(admin, "admin@autotune.test");
    await admin.goto(`${cmsUrl}/admin/reports/sales?days=90&by=country`, {
      waitUntil: "networkidle",
    });
    await expect(admin.getByRole("link", { name: /^Lands/ })).toContainText("from a colleague");
    await expect(admin.getByText("Edit view")).toHaveCount(0);
    await other.close();
    const third = await browser.newContext();
    const support = await third.newPage();
    await signIn(support, "support@autotune.test");
    await support.goto(`${cmsUrl}/admin/reports`, { waitUntil: "networkidle" });
    await expect(support.getByRole("heading", { level: 1, name: "Demand" })).toBeVisible();
    await expect(support.getByRole("link", { name: /^Lands/ })).toHaveCount(0);
    await third.close();

    await page.getByText("Edit view").click();
    await page.getByRole("button", { name: "Delete view" }).click();
    await expect(page.getByText("The view is deleted.")).toBeVisible();
    await expect(views).toHaveCount(0);
    await context.close();
  });
});
