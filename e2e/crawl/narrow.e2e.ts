import { languages } from "@autotune/routes";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { fetchFromShop } from "./fetch-all.ts";

// As the server draws them: what scripts add is looked at by the journeys.
test.use({
  viewport: { width: 390, height: 844 },
  javaScriptEnabled: false,
  expectedConsole: [/\.js csp$/],
});

/** What does not fit a narrow phone: a page wider than the window, or a word of a heading or button that is cut in two. */
function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const misfits = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
    const linesOf = (range: Range) =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    for (const element of document.querySelectorAll("h1, h2, h3, button, a[class*=rounded]")) {
      // These are cut with a hyphen, or between any two characters.
      const { hyphens, display } = getComputedStyle(element);
      if (hyphens === "auto" || display === "none" || element.closest(":lang(ja)") !== null)
        continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() !== null) {
        const node = walker.currentNode;
        for (const { index, 0: word } of (node.textContent ?? "").matchAll(/[^\s\u00AD\-–—/·]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (linesOf(range) > 1) misfits.push(`“${word}” is cut`);
        }
      }
    }
    return misfits;
  });
}

for (const language of languages)
  test(`every page in ${language} fits a narrow phone`, async ({ page }) => {
    const sitemap = await (await fetchFromShop(`/sitemap-${language}.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url = ""]) => new URL(url).pathname,
    );
    expect(listed.length).toBeGreaterThan(90);
    const wrong: string[] = [];
    for (const path of listed) {
      await page.goto(path, { waitUntil: "load" });
      for (const misfit of await findMisfits(page)) wrong.push(`${path}: ${misfit}`);
    }
    expect(wrong).toEqual([]);
  });
