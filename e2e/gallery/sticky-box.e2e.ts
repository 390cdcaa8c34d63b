import { expect, open, test } from "./gallery-test.ts";

test("[CARD-05] the sticky box shows between its trigger and the footer, 70 px from the top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, "sticky-box");
  const box = page.locator("[data-sticky]");
  const trigger = page.locator("[data-trigger]");
  const bring = (selector: string, top: number) =>
    page.evaluate(
      ([name, to]) => {
        const element = document.querySelector(name);
        scrollBy(0, Math.round((element?.getBoundingClientRect().top ?? 0) - to));
      },
      [selector, top] as const,
    );

  await expect(box).toBeHidden();
  await bring("[data-trigger]", 74);
  await page.waitForTimeout(300);
  await expect(box).toBeHidden();
  await bring("[data-trigger]", 68);
  await expect(box).toBeVisible();
  await expect.poll(async () => (await box.boundingBox())?.y).toBe(70);
  expect((await trigger.boundingBox())?.y).toBeLessThanOrEqual(70);

  const height = (await box.boundingBox())?.height ?? 0;
  // A low window, so that the footer can come up to the box.
  await page.setViewportSize({ width: 1440, height: 170 });
  await bring("main + footer", 70 + height + 4);
  await page.waitForTimeout(300);
  await expect(box).toBeVisible();
  await page.evaluate(() => scrollBy(0, 8));
  await expect(box).toBeHidden();
  // What cannot be seen cannot be reached.
  await expect(box.getByRole("button")).toHaveCount(0);
});
