import { contentPageHref } from "@autotune/routes";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures/shop-test.ts";

/** The testimonials on Home, which take turns. */
async function openCarousel(page: Page): Promise<Locator> {
  await page.goto("/");
  await page.mouse.move(200, 200);
  const heading = page.getByRole("heading", { name: "From studios, stages and spare rooms" });
  const section = page.locator("section", { has: heading }).first();
  await section.scrollIntoViewIfNeeded();
  const carousel = section.locator("[aria-live]");
  await carousel.scrollIntoViewIfNeeded();
  await expectSlide(carousel, 1, "Nila Portamento");
  return carousel;
}

/** Exactly this slide can be reached, is in the viewport of the carousel, and has its own words. */
async function expectSlide(carousel: Locator, number: number, author: string): Promise<void> {
  const shown = carousel.locator("[role=group]:not([inert])");
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute("aria-label", `${number} of 6`);
  await expect(shown).toContainText(author);
  await expect
    .poll(async () => {
      const [frame, slide] = [await carousel.boundingBox(), await shown.boundingBox()];
      return Math.abs((slide?.x ?? 0) - (frame?.x ?? 1000));
    })
    .toBeLessThan(1.5);
}

/** Drags by a part of the width, to the left when it is negative. */
async function swipe(page: Page, carousel: Locator, part: number): Promise<void> {
  const box = await carousel.boundingBox();
  if (box === null) throw new Error("The carousel is not on the page.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width * part, y, { steps: 6 });
  await page.mouse.up();
}

for (const width of [390, 1440]) {
  const title = `[MEDIA-02] the carousel on Home moves by a swipe of 5 % of its width and wraps around, in a window of ${width} px`;
  test(title, { tag: width === 390 ? [] : ["@long"] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const carousel = await openCarousel(page);
    await swipe(page, carousel, -0.04);
    await expectSlide(carousel, 1, "Nila Portamento");
    await swipe(page, carousel, -0.06);
    await expectSlide(carousel, 2, "Osric Halfstep");
    await swipe(page, carousel, 0.3);
    await expectSlide(carousel, 1, "Nila Portamento");
    await swipe(page, carousel, 0.3);
    await expectSlide(carousel, 6, "Tobias Vorhall");
    await swipe(page, carousel, -0.3);
    await expectSlide(carousel, 1, "Nila Portamento");
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test("[MEDIA-02] the carousel on Home goes on by itself every 10 seconds, until it is paused", async ({
  page,
}) => {
  await page.clock.install();
  const carousel = await openCarousel(page);
  // A pointer over it would hold it.
  await page.mouse.move(5, 5);
  const controls = page.getByRole("region", { name: "From studios, stages and spare rooms" });
  await page.clock.runFor(10_500);
  await expectSlide(carousel, 2, "Osric Halfstep");
  await page.clock.runFor(10_000);
  await expectSlide(carousel, 3, "Inés Semicorchea");
  await controls.getByRole("button", { name: "Pause" }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(40_000);
  await expectSlide(carousel, 3, "Inés Semicorchea");
});

test("[MEDIA-04] a page's video opens over it, begins at half volume and is released when it closes", async ({
  page,
}) => {
  await page.goto(contentPageHref("getting-started", "en"));
  const opener = page.getByRole("button", { name: /^Watch the video ?: Watch a line land$/ });
  await opener.scrollIntoViewIfNeeded();
  const dialog = page.getByRole("dialog", { name: "Watch a line land" });
  await opener.click();
  await expect(dialog).toBeVisible();
  const video = dialog.locator("video");
  await expect(video).toHaveAttribute("src", /\/a-line-lands-[0-9a-f]+\.webm$/);
  const state = () =>
    video.evaluate(({ volume, duration, currentTime, error }: HTMLVideoElement) => ({
      volume,
      isWhole: Math.round(duration) === 15,
      plays: currentTime > 0,
      error: error?.message,
    }));
  await expect.poll(state).toEqual({ volume: 0.5, isWhole: true, plays: true, error: undefined });
  const held = await video.elementHandle();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(await held?.evaluate((element) => element.getAttribute("src"))).toBeNull();
  await expect(opener).toBeFocused();
});
