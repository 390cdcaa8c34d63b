import { describe, expect, it } from "vitest";
import { readQuery, splitQuery, unknownWords } from "./read-query.ts";

const known = (exact: string[], completions: string[] = []) => ({
  exact: new Set(exact),
  completions,
});
const none = new Map<string, string[]>();

describe("a query", () => {
  it("is searched word by word", () => {
    expect(readQuery(splitQuery("Retune speed"), known(["retune", "speed"]), none)).toEqual({
      terms: [["retune"], ["speed"]],
      pairs: [],
      mended: "",
    });
  });

  it("may split or hyphenate what the site writes in one word", () => {
    for (const written of ["auto tune", "Auto-Tune"])
      expect(readQuery(splitQuery(written), known(["autotune"]), none).terms).toEqual([
        ["auto", "autotune"],
        ["tune", "autotune"],
      ]);
  });

  it("may end in the beginning of a word", () => {
    const query = splitQuery("vocal harm");
    const words = known(["vocal"], ["harmony", "harmonies"]);
    expect(unknownWords(query, [words])).toEqual([]);
    expect(readQuery(query, words, none).terms).toEqual([
      ["vocal"],
      ["harm", "harmony", "harmonies"],
    ]);
    expect(readQuery(query, known(["vocal", "harm"], ["harmony"]), none).terms[1]).toEqual([
      "harm",
    ]);
    expect(readQuery(splitQuery("h"), known([], ["harmony"]), none).terms).toEqual([["h"]]);
  });

  it("may be mistyped", () => {
    const query = splitQuery("harmny engine");
    expect(unknownWords(query, [known([]), known(["engine"])])).toEqual(["harmny"]);
    const alike = new Map([["harmny", ["harmony", "army"]]]);
    expect(readQuery(query, known(["engine"]), alike)).toEqual({
      terms: [["harmny", "harmony"], ["engine"]],
      pairs: [],
      mended: "harmony engine",
    });
  });

  it("is limited in length", () => {
    expect(splitQuery("word ".repeat(50)).words).toHaveLength(12);
    expect(splitQuery("声色々な歌い方".repeat(9)).pairs.length).toBeLessThanOrEqual(24);
  });
});
