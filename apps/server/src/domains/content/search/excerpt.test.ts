import { describe, expect, it } from "vitest";
import { excerpt, foldedWords } from "./excerpt.ts";

const written = (text: string, words: string[], length = 60, runs: string[] = []) =>
  excerpt(text, { words: new Set(words), runs }, length)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join("");

const sentence = "Sing one line, then ";

describe("an excerpt", () => {
  it("marks the words that match, whatever their case or accents, and no others", () => {
    expect(written("Tuning a voice", ["tuning"])).toBe("[Tuning] a voice");
    expect(written("La afinación rápida", ["afinacion"])).toBe("La [afinación] rápida");
    expect(written("Latency now, sound later", ["latency"])).toBe("[Latency] now, sound later");
    expect([...foldedWords("Afinación, ya; AFINACIÓN")]).toEqual(["afinacion", "ya"]);
  });

  it("begins at the start where nothing is marked, and ends at a space", () => {
    expect(written(sentence.repeat(9), ["reverb"])).toBe(
      "Sing one line, then Sing one line, then Sing one line, then …",
    );
  });

  it("is cut where most matches are close together", () => {
    const text = `${sentence.repeat(8)}a formant. ${sentence.repeat(8)}the formant of a throat.`;
    const shown = written(text, ["formant", "throat"], 90);
    expect(shown).toMatch(/^… .*the \[formant\] of a \[throat\]\.$/);
  });

  it("is found quickly in a long repetitive text", () => {
    const started = performance.now();
    const text = `${"key tune ".repeat(40_000)}the formant of a key.`;
    expect(written(text, ["key", "tune", "formant"], 180)).toContain("[formant]");
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it("marks what was typed in an unspaced script, also with another ending", () => {
    expect(written("声のピッチ補正について", [], 60, ["ピッチ補正"])).toBe(
      "声の[ピッチ補正]について",
    );
    expect(written("음정을 보정합니다", [], 60, ["음정은", "보정"])).toBe("[음정]을 [보정]합니다");
    expect(written("レイヤーを重ねる", [], 60, ["レイテンシー"])).toBe("レイヤーを重ねる");
  });

  it("leaves HTML as the text that it is", () => {
    expect(written("<b>key</b>", ["key"])).toBe("<b>[key]</b>");
  });

  it("of nothing is nothing", () => {
    expect(excerpt("", { words: new Set(["key"]), runs: [] }, 60)).toEqual([]);
  });
});
