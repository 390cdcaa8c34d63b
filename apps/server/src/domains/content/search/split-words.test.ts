import { describe, expect, it } from "vitest";
import { splitWords, squeeze } from "./split-words.ts";

describe("splitWords", () => {
  it.each([
    ["Afinación rápida", ["afinacion", "rapida"]],
    ["l’intonazione dell'attacco", ["l", "intonazione", "dell", "attacco"]],
    ["Version 11.2, 48 kHz.", ["version", "11.2", "48", "khz"]],
    ["ＡｕｔｏＴｕｎｅ", ["autotune"]],
    ["", []],
    ["— …", []],
  ])("%s", (text, words) => {
    expect(splitWords(text)).toEqual({ spaced: words, joined: [], pairs: [] });
  });

  it("splits a word with a hyphen and also joins it", () => {
    expect(splitWords("the plug-in of Auto-Tune")).toEqual({
      spaced: ["the", "plug", "in", "of", "auto", "tune"],
      joined: ["plugin", "autotune"],
      pairs: [],
    });
  });

  it("pairs the characters of Japanese, also with Latin words in between", () => {
    expect(splitWords("ピッチ補正とAutoTune。声")).toEqual({
      spaced: ["autotune"],
      joined: [],
      pairs: ["ピッ", "ッチ", "チ補", "補正", "正と", "声"],
    });
  });

  it("pairs the characters of Korean words, and none across a space", () => {
    expect(splitWords("음정을 보정").pairs).toEqual(["음정", "정을", "보정"]);
  });

  it("reads narrow kana as wide ones", () => {
    expect(splitWords("ﾋﾟｯﾁ")).toEqual(splitWords("ピッチ"));
  });
});

it("keeps combining marks of kana and hangul", () => {
  expect(squeeze("ガ 각 É")).toBe("ガ각e");
});

it.each(["AutoTune Pro", "Auto-Tune Pro", "auto tune  PRO!"])("squeezes %s", (name) => {
  expect(squeeze(name)).toBe("autotunepro");
});
