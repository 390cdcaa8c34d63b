import { describe, expect, it } from "vitest";
import { excerpt } from "./excerpt.ts";

const written = (text: string, words: string[], length = 60, pairs: string[] = []) =>
  excerpt(text, { words, pairs }, length)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join("");

const sentence = "Sing one line, then ";

describe("an excerpt", () => {
  it("marks matches, whatever their ending or accents", () => {
    expect(written("Tuning a voice", ["tune"])).toBe("[Tuning] a voice");
    expect(written("La afinación rápida", ["afinacion"])).toBe("La [afinación] rápida");
    expect(written("Harmonies for all", ["harmony", "for"])).toBe("[Harmonies] [for] all");
    expect(written("All keys of a keyboard", ["key"])).toBe("All [keys] of a keyboard");
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

  it("marks pairs of characters as one run", () => {
    const japanese = ["ピッ", "ッチ", "チ補", "補正"];
    expect(written("声のピッチ補正について", [], 60, japanese)).toBe("声の[ピッチ補正]について");
    expect(written("음정을 보정합니다", [], 60, ["음정", "보정"])).toBe("[음정]을 [보정]합니다");
  });

  it("leaves HTML as the text that it is", () => {
    expect(written("<b>key</b>", ["key"])).toBe("<b>[key]</b>");
  });

  it("of nothing is nothing", () => {
    expect(excerpt("", { words: ["key"], pairs: [] }, 60)).toEqual([]);
  });
});
