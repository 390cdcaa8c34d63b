import { linkTo } from "@autotune/routes";
import { expect, test } from "../../fixtures/shop-test.ts";

const heaviestImage = 120 * 1024;

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

for (const path of [linkTo("Home"), linkTo("AutoTune", { slug: "pro" })]) {
  test(
    `${path} does not shift while it loads and is read, and its images are light`,
    { tag: "@long" },
    async ({ page }) => {
      const heavy: string[] = [];
      page.on("response", async (response) => {
        if (!(response.headers()["content-type"] ?? "").startsWith("image/")) return;
        const { length } = await response.body();
        if (length > heaviestImage) heavy.push(`${response.url()} ${length}`);
      });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry.toJSON() as { value: number };
            shifts.push(value);
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(path, { waitUntil: "networkidle" });
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
          window.scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
      await page.waitForLoadState("networkidle");
      const shifts = await page.evaluate(
        () => (globalThis as unknown as { shifts: readonly number[] }).shifts,
      );
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
      expect(heavy).toEqual([]);
    },
  );
}
