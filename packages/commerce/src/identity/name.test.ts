import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isName } from "./name.ts";

const letter = fc.constantFrom("a", "Z", "é", "Ñ", "ø", "ł", "ß", "Ж", "ガ", "김", "e\u0301");
const joint = fc.constantFrom("'", "’", " ", "-");

describe("[FORM-03] isName", () => {
  it("accepts letters of any script, accented or not, with apostrophes, spaces and hyphens", () => {
    const name = fc
      .tuple(letter, fc.array(fc.oneof(letter, joint), { maxLength: 30 }))
      .map(([first, rest]) => first + rest.join(""));
    fc.assert(
      fc.property(name, (text) => {
        expect(isName(text)).toBe(true);
      }),
    );
    for (const text of ["Nina", "D’Angelo", "O'Neil", "Anne-Marie", "María José", "山田"])
      expect(isName(text), text).toBe(true);
  });

  it("rejects anything else, anywhere", () => {
    const strange = fc.oneof(
      fc.stringMatching(/^[0-9@.,;:_/\\<>()[\]{}"!?#$%&*+=~`|€\t\n\0]$/),
      fc.constantFrom("🎤", "❤", "❤️", "👩‍🎤", "🇩🇪", "1️⃣"),
    );
    const name = fc
      .tuple(fc.array(letter), strange, fc.array(letter))
      .map(([before, inside, after]) => before.join("") + inside + after.join(""));
    fc.assert(
      fc.property(name, (text) => {
        expect(isName(text)).toBe(false);
      }),
    );
  });

  it("rejects an empty or blank name, and one that never ends", () => {
    for (const text of ["", " ", "   ", "a".repeat(101)]) expect(isName(text), text).toBe(false);
    expect(isName("a".repeat(100))).toBe(true);
  });
});
