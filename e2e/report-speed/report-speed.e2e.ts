import type { Page } from "@playwright/test";
import { inDatabase } from "../fixtures/customer/old-purchase.ts";
import { cmsUrl, expect, test } from "../fixtures/shop-test.ts";
import { signIn } from "../fixtures/staff/cms-panel.ts";

const visits = 9;

async function timeOf(page: Page, path: string): Promise<number> {
  const began = performance.now();
  await page.goto(`${cmsUrl}/admin${path}`, { waitUntil: "load" });
  return performance.now() - began;
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** In turns, so that whatever else the machine does weighs on both. */
async function compare(page: Page, path: string): Promise<{ time: number; empty: number }> {
  const times: number[] = [];
  const emptyTimes: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    emptyTimes.push(await timeOf(page, "/security"));
    times.push(await timeOf(page, path));
  }
  return { time: median(times), empty: median(emptyTimes) };
}

test("a report opens in at most twice the time of an empty admin page", async ({ page }) => {
  // Grown rows are copied in without triggers.
  await inDatabase(
    `insert into shop.reporting_due (day)
     select generate_series((select min(placed_at) from shop."order"), now(), interval '1 day')::date`,
    [],
  );
  await signIn(page, "manager@autotune.test");
  await expect(async () => {
    await page.goto(`${cmsUrl}/admin/reports?days=365`);
    await expect(page.getByRole("heading", { name: "Net sales by day" })).toBeVisible();
    await expect(page.getByText("are being counted")).toHaveCount(0);
  }).toPass({ timeout: 1_800_000, intervals: [3000] });
  for (const path of [
    "/reports?days=28",
    "/reports?days=365&by=country",
    "/reports/subscriptions?days=365",
    "/reports/marketing?days=365",
    "/reports/checkout?days=365",
    "/reports/demand?days=365",
  ]) {
    const { time, empty } = await compare(page, path);
    console.log(`${path}: ${Math.round(time)} ms, ${(time / empty).toFixed(2)} × an empty page`);
    expect.soft(time, path).toBeLessThanOrEqual(2 * empty);
  }
});
