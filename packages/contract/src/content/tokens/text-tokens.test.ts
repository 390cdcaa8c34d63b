import { describe, expect, it } from "vitest";
import { findBrokenToken, hasTextTokens, replaceTextTokens, textTokensIn } from "./text-tokens.ts";

describe("tokens in an editor's text", () => {
  it("are found with what they ask for", () => {
    expect(
      textTokensIn("{tools:producer} tools, {names:producer/auto-tune}, from {from:auto-tune}."),
    ).toEqual([
      { kind: "tools", of: "producer" },
      { kind: "names", of: "producer", within: "auto-tune" },
      { kind: "from", of: "auto-tune" },
    ]);
  });

  it.each(["No token.", "{0} or {name}", "{tools}", "{price:Pro}", "{cost:pro}"])(
    "are not in %j",
    (text) => {
      expect(hasTextTokens(text)).toBe(false);
      expect(textTokensIn(text)).toEqual([]);
    },
  );

  it("give way to their answers", () => {
    expect(replaceTextTokens("{tools:a} and {tools:b}", ({ of }) => `<${of}>`)).toBe("<a> and <b>");
  });

  it.each([
    ["{tools:a} of {price:b}", undefined],
    ["{tools: a}", "{tools: a}"],
    ["{Price:a}", "{Price:a}"],
    ["{price:a", "{price:a"],
  ])("%j has the broken one %j", (text, broken) => {
    expect(findBrokenToken(text)).toBe(broken);
  });
});
