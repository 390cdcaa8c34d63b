import { expect, it } from "vitest";
import { languages } from "./languages.ts";
import { linkTo } from "./link-to.ts";
import { usesMicrophone } from "./uses-microphone.ts";

it.each(languages)("one page uses the microphone, in %s too", (language) => {
  expect(usesMicrophone(linkTo("Try", {}, language))).toBe(true);
  expect(usesMicrophone(`${linkTo("Try", {}, language)}/`)).toBe(true);
});

it.each(["/", "/es", "/checkout", "/products/auto-tune/pro", "/community/try", "/try/more"])(
  "%s does not",
  (path) => {
    expect(usesMicrophone(path)).toBe(false);
  },
);
