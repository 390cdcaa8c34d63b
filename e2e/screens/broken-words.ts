import type { Language } from "@autotune/routes";
import type { Page } from "@playwright/test";

/** Words that are on two lines without a hyphen. Japanese has no spaces between words, so none is looked for. */
export function findBrokenWords(page: Page, language: Language): Promise<string[]> {
  if (language === "ja") return Promise.resolve([]);
  return page.evaluate(() => {
    const broken = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const { hyphens, display } = getComputedStyle(parent);
      if (hyphens === "auto" || display === "none") continue;
      // Addresses, serial numbers and codes may break anywhere.
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(
        /(?<!\S)\p{L}{2,}(?!\S)/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
}
