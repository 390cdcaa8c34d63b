import { describe, expect, it } from "vitest";
import { readQuery, splitQuery, unknownWords } from "./read-query.ts";

const known = (exact: string[], completions: string[] = []) => ({
  exact: new Set(exact),
  completions,
});
const none = new Map<string, string[]>();
const complete = { alike: none, isTyping: false };
const typing = { alike: none, isTyping: true };
const spellings = ({ tokens }: ReturnType<typeof readQuery>) =>
  tokens.map((token) => token.spellings);

describe("a query", () => {
  it("is searched word by word", () => {
    const read = readQuery(splitQuery("Retune speed"), {
      known: known(["retune", "speed"]),
      ...complete,
    });
    expect(read).toEqual({
      tokens: [
        { text: "retune", spellings: ["retune"] },
        { text: "speed", spellings: ["speed"] },
      ],
      mended: "",
    });
  });

  it("may split or hyphenate what the site writes in one word", () => {
    for (const written of ["auto tune", "Auto-Tune"])
      expect(
        spellings(readQuery(splitQuery(written), { known: known(["autotune"]), ...complete })),
      ).toEqual([
        ["auto", "autotune"],
        ["tune", "autotune"],
      ]);
  });

  it("may end in the beginning of a word while it is typed", () => {
    const query = splitQuery("vocal harm");
    const words = known(["vocal"], ["harmony", "harmonies"]);
    expect(unknownWords(query, [words], true)).toEqual([]);
    expect(unknownWords(query, [words], false)).toEqual(["harm"]);
    expect(spellings(readQuery(query, { known: words, ...typing }))).toEqual([
      ["vocal"],
      ["harm", "harmony", "harmonies"],
    ]);
    expect(spellings(readQuery(query, { known: words, ...complete }))[1]).toEqual(["harm"]);
    const exact = known(["vocal", "harm"], ["harmony"]);
    expect(spellings(readQuery(query, { known: exact, ...typing }))[1]).toEqual(["harm"]);
    const letter = { known: known([], ["harmony"]), ...typing };
    expect(spellings(readQuery(splitQuery("h"), letter))).toEqual([["h"]]);
  });

  it("may be mistyped", () => {
    const query = splitQuery("harmny engine");
    expect(unknownWords(query, [known([]), known(["engine"])], false)).toEqual(["harmny"]);
    const alike = new Map([["harmny", ["harmony", "army"]]]);
    const read = readQuery(query, { known: known(["engine"]), alike, isTyping: false });
    expect(read.mended).toBe("harmony engine");
    expect(spellings(read)).toEqual([["harmny", "harmony"], ["engine"]]);
  });

  it("is read as the word that it abbreviates, once it is complete", () => {
    const words = known([], ["compressor"]);
    const alike = new Map([["compr", []]]);
    const read = readQuery(splitQuery("compr"), { known: words, alike, isTyping: false });
    expect(read.mended).toBe("compressor");
  });

  it("is limited in length", () => {
    expect(splitQuery("word ".repeat(50)).words).toHaveLength(12);
    expect(splitQuery("声色々な歌い方".repeat(9)).pairs.length).toBeLessThanOrEqual(24);
  });
});
