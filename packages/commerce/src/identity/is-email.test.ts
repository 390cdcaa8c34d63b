import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmail, longestEmail } from "./is-email.ts";

const word = fc.stringMatching(/^[a-z0-9_+-]{1,12}$/);
const emailAddress = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), word, word)
  .map(([local, host, top]) => `${local.join(".")}@${host}.${top}`);

/** The e-mail address with something inserted at a generated place. */
const withInside = (inside: fc.Arbitrary<string>) =>
  fc.tuple(emailAddress, inside, fc.nat()).map(([text, added, seed]) => {
    const at = seed % (text.length + 1);
    return text.slice(0, at) + added + text.slice(at);
  });

describe("[FORM-01] isEmail", () => {
  it("accepts addresses of the simple form", () => {
    fc.assert(
      fc.property(emailAddress, (text) => {
        expect(isEmail(text)).toBe(true);
      }),
    );
    for (const text of ["zoë@müller.test", "o'neil@studio.test", "a@b.c"])
      expect(isEmail(text), text).toBe(true);
  });

  it("rejects whitespace and a second @, anywhere", () => {
    const space = fc.constantFrom(" ", "\t", "\n", "\r", "\u00a0", "\u2003", "\u3000");
    for (const inside of [space, fc.constant("@")])
      fc.assert(
        fc.property(withInside(inside), (text) => {
          expect(isEmail(text)).toBe(false);
        }),
      );
  });

  it("rejects an emoji, anywhere", () => {
    const emoji = fc.constantFrom("🎤", "❤", "❤️", "👩‍🎤", "👍🏽", "☎", "©");
    fc.assert(
      fc.property(withInside(emoji), (text) => {
        expect(isEmail(text)).toBe(false);
      }),
    );
  });

  it("rejects addresses at example.com, and only those", () => {
    for (const text of ["nina@example.com", "nina@EXAMPLE.com"])
      expect(isEmail(text), text).toBe(false);
    for (const text of ["nina@example.com.test", "nina@an-example.com", "nina@mail.example.com"])
      expect(isEmail(text), text).toBe(true);
  });

  it("rejects addresses that no mailbox can have: at .invalid, and where erased accounts are", () => {
    for (const text of [
      "erased-1@erased.invalid",
      "nina@INVALID.",
      "nina@a.Invalid",
      "nina@ｉnvalid",
    ])
      expect(isEmail(text), text).toBe(false);
    expect(isEmail("nina@invalid.test")).toBe(true);
  });

  it("rejects forbidden domains in every form that UTS 46 maps to them", () => {
    for (const text of ["nina@ｅｘａｍｐｌｅ.com", "nina@example。com", "nina@x.ⓘnvalid"])
      expect(isEmail(text), text).toBe(false);
  });

  it("rejects invisible characters, anywhere", () => {
    const invisible = fc.constantFrom("\u00ad", "\u200b", "\u200d", "\u2060", "\u202e", "\u034f");
    fc.assert(
      fc.property(withInside(invisible), (text) => {
        expect(isEmail(text)).toBe(false);
      }),
    );
  });

  it.each(["ni..na@studio.test", "nina.@studio.test", "nina@studio..test", "nina@studio.test."])(
    "rejects %j for a doubled or trailing dot",
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it.each(["", "nina", "nina@", "@studio.test", "nina@studio", "nina@.", "nina@studio."])(
    "rejects %j",
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it("rejects what is longer than an e-mail address can be", () => {
    const domain = "@studio.test";
    const local = "a".repeat(longestEmail - domain.length);
    expect(isEmail(local + domain)).toBe(true);
    expect(isEmail(`a${local}${domain}`)).toBe(false);
  });
});
