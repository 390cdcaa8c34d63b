import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lowestPriceDays } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import { expect, it } from "vitest";

const locales = join(import.meta.dirname, "../../../locales/shop");

// The first view has no room for a number that is filled in.
it.each(languages)("names the days of the rule beside a discount, in %s", (language) => {
  const catalogue = readFileSync(join(locales, `${language}.po`), "utf8");
  const text = /msgid "Lowest price in the .*"\nmsgstr "(.*)"/.exec(catalogue)?.[1] ?? "";
  expect(text.replaceAll(/<\d\/>/g, "").match(/\d+/g)).toEqual([String(lowestPriceDays)]);
});
