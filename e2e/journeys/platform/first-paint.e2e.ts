import { linkTo } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/shop-test.ts";

const stylesheet = /\/assets\/app-[^/]*\.css/;

// The stylesheet is kept away on purpose, and so are scripts.
test.use({
  expectedConsole: [/ERR_FAILED|\.js csp$/],
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: "reduce" },
});

/** How everything in the document lies and is drawn. */
function drawing(page: Page) {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => element.closest("script,link,noscript") === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, visibility, display } =
          getComputedStyle(element);
        const place = [x, y, width, height].map(Math.round).join(" ");
        return `${element.tagName} ${place} ${color} ${backgroundColor} ${fontSize} ${fontWeight} ${visibility} ${display}`;
      }),
  );
}

for (const path of [
  linkTo("Home"),
  linkTo("AutoTune", { slug: "pro" }),
  linkTo("Compare"),
  linkTo("ProductManual", { "*": "auto-tune-pro/controls" }),
  linkTo("BetaSignup"),
])
  test(`the document of ${path} brings all that it is drawn with`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const whole = await drawing(page);
    expect(whole.length).toBeGreaterThan(100);

    await page.route(stylesheet, (route) => route.abort());
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await drawing(page)).toEqual(whole);
    // Nothing that the first paint waits for is a request of its own.
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(
            (entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking",
          )
          .map(({ name }) => name),
      ),
    ).toEqual([]);
  });
