import type { Locator, Page } from "@playwright/test";
import { expect, open, specimen, test } from "./gallery-test.ts";

const looping = "Looping, plays by itself";

/** Drags by a part of the width, to the left when it is negative. */
async function swipe(page: Page, carousel: Locator, part: number): Promise<void> {
  const track = carousel.locator("[aria-live]");
  await track.scrollIntoViewIfNeeded();
  const box = await track.boundingBox();
  if (box === null) throw new Error("The carousel is not on the page.");
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width * part, y, { steps: 6 });
  await page.mouse.up();
}

/** Expects that exactly these slides can be reached and are in the carousel's viewport. */
async function expectShown(carousel: Locator, names: string[]): Promise<void> {
  const slides = carousel.locator("[role=group]:not([inert])");
  await expect
    .poll(() => slides.evaluateAll((all) => all.map((slide) => slide.getAttribute("aria-label"))))
    .toEqual(names);
  const track = await carousel.locator("[aria-live]").boundingBox();
  await expect
    .poll(async () => Math.abs(((await slides.first().boundingBox())?.x ?? 0) - (track?.x ?? 0)))
    .toBeLessThan(1.5);
}

test.describe("[MEDIA-02] A carousel", () => {
  test("moves by a swipe of 5 % of its width, and not by less", async ({ page }) => {
    await open(page, "carousel");
    const carousel = specimen(page, looping);
    await swipe(page, carousel, -0.04);
    await expectShown(carousel, ["1 of 4"]);
    await swipe(page, carousel, -0.06);
    await expectShown(carousel, ["2 of 4"]);
  });

  test("of cards moves by a swipe of a quarter of its width, and not by less", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "carousel");
    const carousel = specimen(page, "Cards");
    await expectShown(carousel, ["1 of 7", "2 of 7", "3 of 7"]);
    await swipe(page, carousel, -0.23);
    await expectShown(carousel, ["1 of 7", "2 of 7", "3 of 7"]);
    await swipe(page, carousel, -0.27);
    await expectShown(carousel, ["4 of 7", "5 of 7", "6 of 7"]);
  });

  test("shows one card on a phone and two on a tablet", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, "carousel");
    await expectShown(specimen(page, "Cards"), ["1 of 7"]);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expectShown(specimen(page, "Cards"), ["1 of 7", "2 of 7"]);
  });

  test("wraps around when it loops, and stops at its ends when it does not", async ({ page }) => {
    await open(page, "carousel");
    const carousel = specimen(page, looping);
    await swipe(page, carousel, 0.3);
    await expectShown(carousel, ["4 of 4"]);
    await swipe(page, carousel, -0.3);
    await expectShown(carousel, ["1 of 4"]);
    const ended = specimen(page, "With ends");
    await swipe(page, ended, 0.3);
    await expectShown(ended, ["1 of 4"]);
    await expect(ended.getByRole("button", { name: "Previous" })).toBeDisabled();
  });

  test("plays by itself every 10 seconds", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await open(page, "carousel");
    const carousel = specimen(page, looping);
    await page.clock.runFor(9_900);
    await expectShown(carousel, ["1 of 4"]);
    await page.clock.runFor(600);
    await expectShown(carousel, ["2 of 4"]);
    await page.clock.runFor(31_000);
    await expectShown(carousel, ["1 of 4"]);
  });

  test("waits for a pointer, the keyboard, a hidden tab and the pause button", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await open(page, "carousel");
    const carousel = specimen(page, looping);
    await carousel.getByText("I stopped fixing").hover();
    await page.clock.runFor(30_000);
    await expectShown(carousel, ["1 of 4"]);
    await page.locator("h1").hover();

    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await page.clock.runFor(30_000);
    await expectShown(carousel, ["1 of 4"]);
    await hide(false);

    await carousel.getByRole("button", { name: "Previous" }).focus();
    await page.keyboard.press("Tab");
    await expect(carousel.getByRole("button", { name: "Next" })).toBeFocused();
    await page.clock.runFor(30_000);
    await expectShown(carousel, ["1 of 4"]);

    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(carousel.getByRole("button", { name: "Play" })).toBeFocused();
    await page.clock.runFor(30_000);
    await expectShown(carousel, ["1 of 4"]);
    await page.keyboard.press("Enter");
    await page.clock.runFor(10_500);
    await expectShown(carousel, ["2 of 4"]);
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("never plays by itself", async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await open(page, "carousel");
      await page.clock.runFor(60_000);
      await expectShown(specimen(page, looping), ["1 of 4"]);
    });
  });

  test("is moved by the arrow keys, and a drag presses no link", async ({ page }) => {
    await open(page, "carousel");
    const carousel = specimen(page, "With ends");
    await carousel.getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press("ArrowRight");
    await expectShown(carousel, ["2 of 4"]);
    await page.keyboard.press("ArrowLeft");
    await expectShown(carousel, ["1 of 4"]);

    const cards = specimen(page, "Cards");
    await cards.getByRole("link", { name: "Choir" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(cards.locator("[aria-live]")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expectShown(cards, ["1 of 7", "2 of 7", "3 of 7"]);

    const link = cards.getByRole("link", { name: "Choir" });
    await link.evaluate((element) => element.setAttribute("href", "#/button"));
    await link.hover();
    await page.mouse.down();
    await page.mouse.move(700, 400, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL(/#\/carousel$/);
  });
});
