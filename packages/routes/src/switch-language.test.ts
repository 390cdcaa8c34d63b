import { expect, it } from "vitest";
import { languages } from "./languages.ts";
import { linkTo } from "./link-to.ts";
import { switchLanguage } from "./switch-language.ts";

it("goes to the same page from any language to any other", () => {
  for (const from of languages) {
    for (const to of languages) {
      expect(switchLanguage(linkTo("AutoTune", { slug: "pro" }, from), to)).toBe(
        linkTo("AutoTune", { slug: "pro" }, to),
      );
      expect(switchLanguage(linkTo("Compare", {}, from), to)).toBe(linkTo("Compare", {}, to));
      expect(switchLanguage(linkTo("Home", {}, from), to)).toBe(linkTo("Home", {}, to));
    }
  }
});

it("leaves what fills a parameter as it is", () => {
  expect(switchLanguage("/es/comunidad/press", "fr")).toBe("/fr/community/press");
  expect(switchLanguage("/community/press", "es")).toBe("/es/comunidad/press");
  expect(switchLanguage("/es/sobre-nosotros", "de")).toBe("/de/about");
});
