import { languages, linkTo, splitLanguage } from "@autotune/routes";
import { expect, test } from "../journeys/shop-test.ts";

test("every page that a link leads to, in every language, is there, in its language and silent", async ({
  page,
}) => {
  const open = languages.map((language) => linkTo("Home", {}, language));
  const seen = new Set(open);
  const wrong: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400)
      wrong.push(`${response.status()} ${response.url()} on ${page.url()}`);
  });
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const response = await page.goto(path, { waitUntil: "networkidle" });
    expect(response?.status(), path).toBe(200);
    await expect(page.locator("html"), path).toHaveAttribute("lang", splitLanguage(path).language);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect(page, path).toHaveTitle(/ \| AutoTune$/);
    const announced = await page.locator('link[rel="alternate"]').count();
    expect(announced, `${path} announces its languages`).toBeGreaterThan(1);
    const links = await page
      .locator("a[href]")
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    for (const link of links) {
      const [target = ""] = link.split("#");
      if (!target.startsWith("/") || seen.has(target)) continue;
      seen.add(target);
      open.push(target);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThanOrEqual(2 * languages.length);
});
