import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, expectNoBarrier, open, test } from "./gallery-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A story's file is named after its path. */
const ending = ".stories.tsx";
const stories = readdirSync(resolve(import.meta.dirname, "../../packages/ui/gallery/stories"))
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));

for (const story of stories)
  test(`${story} has no barrier that axe finds and fits a phone and a desktop`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, story);
      await expectNoBarrier(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

test("the list of components names every story", async ({ page }) => {
  await page.goto("/");
  const listed = await page
    .locator("nav[aria-label=Components] a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(listed.toSorted()).toEqual(stories.map((story) => `#/${story}`).toSorted());
});

test.describe("Under the page's policy", () => {
  test.use({ bypassCSP: false });

  test("no story needs a style in its markup", async ({ page }) => {
    // The browser reports in the console what it blocks.
    for (const story of stories) await open(page, story);
    await open(page, "dialog");
    await page.getByRole("button", { name: "Redeem a code" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await open(page, "tooltip");
    await page.getByRole("button", { name: "retune speed" }).hover();
    await expect(
      page.getByText("Short sounds like a robot", { exact: false }).last(),
    ).toBeVisible();
  });
});

test("the hue of a family reaches what lies inside and above the page", async ({ page }) => {
  const hue = (name: string) =>
    page
      .getByRole("button", { name })
      .evaluate((button) => getComputedStyle(button).getPropertyValue("--family"));
  await open(page, "dialog");
  const first = await hue("Cancel the trial");
  await page.getByRole("radio", { name: "Creative effects" }).check();
  expect(await hue("Cancel the trial")).not.toBe(first);
  await page.getByRole("button", { name: "Cancel the trial" }).click();
  expect(await hue("Keep it")).not.toBe(first);
});
