import { defaultLanguage, languages } from "@autotune/routes";
import { expect, test } from "../fixtures/shop-test.ts";
import { crawlForTruth } from "./truth/crawl-for-truth.ts";

// English is among the daily journeys.
for (const language of languages.filter((one) => one !== defaultLanguage)) {
  test(`no page in ${language} contradicts the catalogue`, async ({ page }) => {
    const { pages, prices, contradictions } = await crawlForTruth(page, language);
    expect(contradictions).toEqual([]);
    expect(pages).toBeGreaterThan(100);
    expect(prices).toBeGreaterThan(300);
  });
}
