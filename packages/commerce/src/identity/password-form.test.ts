import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isPassword,
  isPasswordTooLong,
  longestPassword,
  shortestPassword,
} from "./password-form.ts";

const digit = fc.stringMatching(/^\d$/);
const small = fc.stringMatching(/^[a-zäéß]$/);
const capital = fc.stringMatching(/^[A-ZÄÉ]$/);
const other = fc.constantFrom("!", " ", "_", "€", "%");

/** A text of these kinds, with each of them in it, in any order. */
function textOf(kinds: fc.Arbitrary<string>[], length: { min: number; max: number }) {
  const rest = fc.array(fc.oneof(...kinds), {
    minLength: Math.max(0, length.min - kinds.length),
    maxLength: length.max - kinds.length,
  });
  return fc
    .tuple(fc.tuple(...kinds), rest)
    .chain(([each, more]) => {
      const all = [...each, ...more];
      return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
    })
    .map((characters) => characters.join(""));
}

const lengths = { min: shortestPassword, max: longestPassword };

it("[FORM-02] isPasswordTooLong: past 20 characters, whatever they are", () => {
  expect(isPasswordTooLong("a".repeat(20))).toBe(false);
  expect(isPasswordTooLong("a".repeat(21))).toBe(true);
});

describe("[FORM-02] isPassword", () => {
  it("allows 6 to 20 characters", () => {
    expect([shortestPassword, longestPassword]).toEqual([6, 20]);
    for (const [length, allowed] of [
      [5, false],
      [6, true],
      [20, true],
      [21, false],
    ] as const)
      expect(isPassword("Ab1".padEnd(length, "x")), String(length)).toBe(allowed);
  });

  it("accepts every text with a digit, a lowercase and an uppercase letter, in any order", () => {
    fc.assert(
      fc.property(textOf([digit, small, capital, other], lengths), (text) => {
        expect(isPassword(text)).toBe(true);
      }),
    );
  });

  it.each([
    ["digit", [small, capital, other]],
    ["small letter", [digit, capital, other]],
    ["capital letter", [digit, small, other]],
  ])("rejects every text without a %s", (_kind, kinds) => {
    fc.assert(
      fc.property(textOf(kinds, lengths), (text) => {
        expect(isPassword(text)).toBe(false);
      }),
    );
  });
});
