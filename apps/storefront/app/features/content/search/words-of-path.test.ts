import { expect, it } from "vitest";
import { wordsOfPath } from "./words-of-path.ts";

it.each([
  ["/products/auto-tune/pro-x/", "pro x"],
  ["/es/precios_viejos.html", "precios viejos"],
  ["/ja/%E8%A3%BD%E5%93%81", "製品"],
  ["/broken/%E8%A3", "E8 A3"],
  ["/", ""],
])("%s is about %j", (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});
