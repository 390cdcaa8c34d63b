import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseEmail } from "./normalise-email.ts";

const word = fc.stringMatching(/^[a-z0-9_+-]{1,12}$/);
const emailAddress = fc
  .tuple(word, word, word)
  .map(([local, host, top]) => `${local}@${host}.${top}`);

describe("normaliseEmail", () => {
  it("normalises all spellings to one address, and changes it no further", () => {
    fc.assert(
      fc.property(emailAddress, (text) => {
        expect(normaliseEmail(` ${text.toUpperCase()}\n`)).toBe(text);
        expect(normaliseEmail(normaliseEmail(text))).toBe(normaliseEmail(text));
      }),
    );
  });

  it("keeps dots, which distinguish people", () => {
    expect(normaliseEmail("Nina.Voss@studio.test")).toBe("nina.voss@studio.test");
  });
});
