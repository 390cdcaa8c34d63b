import { readFile } from "node:fs/promises";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { cmsUrl, expect } from "../../fixtures/shop-test.ts";
import { signIn, untilDone } from "../../fixtures/staff/cms-panel.ts";

test.describe("Reports", () => {
  test("show a purchase within a minute, in figures, table and file alike", async ({
    buyer,
    browser,
  }) => {
    test.setTimeout(240_000);
    await buyer.buy();
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, "manager@autotune.test");
    const today = new Date().toISOString().slice(0, 10);
    const row = page
      .getByRole("table", { name: "By day, in UTC" })
      .getByRole("row", { name: new RegExp(`^${today}`) });
    await expect(async () => {
      await page.goto(`${cmsUrl}/admin/reports?days=7`, { waitUntil: "networkidle" });
      await expect(row).not.toContainText("$0.00 $0.00 0");
      const orders = await row.getByRole("cell").nth(2).textContent();
      expect(Number(orders)).toBeGreaterThan(0);
    }).toPass({ timeout: 100_000, intervals: [5000] });
    await expect(page.getByRole("heading", { level: 1, name: "Sales" })).toBeVisible();

    // The file has the same numbers, with every cent.
    const shown = await row.getByRole("cell").allTextContents();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Net sales by day: download as CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^sales-days-.*\.csv$/);
    const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
    const written =
      lines
        .find((line) => line.startsWith(today))
        ?.split(",")
        .slice(1) ?? [];
    expect(written).toEqual(shown.map((cell) => cell.replaceAll(/[$,]/g, "")));

    // By keyboard alone: the breakdown is a link, and the table can be reached and scrolled.
    await page.getByRole("link", { name: "Country", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/by=country/);
    await expect(page.getByRole("table", { name: "By country" })).toContainText("United States");
    await page.getByRole("region", { name: "By country" }).focus();
    await expect(page.getByRole("region", { name: "By country" })).toBeFocused();
    for (const name of ["Subscriptions", "Marketing", "Conversion", "Demand"]) {
      const link = page.getByRole("navigation", { name: "Reports" }).getByRole("link", { name });
      await untilDone(async () => {
        await link.click();
        await expect(page.getByRole("heading", { level: 1, name })).toBeVisible({ timeout: 5000 });
      });
    }
    await context.close();
  });

  test("support sees what people ask for and no money, an editor nothing", async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, "support@autotune.test");
    await page.goto(`${cmsUrl}/admin/reports`, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1, name: "Demand" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Reports" }).getByRole("link")).toHaveText([
      "Demand",
    ]);
    const file = await page.evaluate(
      async () => (await fetch("/api/reports/csv?file=sales-days&days=7")).status,
    );
    expect(file).toBe(403);
    const subscriptions = await page.goto(`${cmsUrl}/admin/reports/subscriptions`, {
      waitUntil: "networkidle",
    });
    expect(subscriptions?.status()).toBe(404);
    await context.close();

    const editorContext = await browser.newContext();
    const editor = await editorContext.newPage();
    await signIn(editor, "editor@autotune.test");
    expect(
      (await editor.goto(`${cmsUrl}/admin/reports`, { waitUntil: "networkidle" }))?.status(),
    ).toBe(404);
    await editorContext.close();
  });
});
