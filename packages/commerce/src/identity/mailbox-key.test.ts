import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailboxKey } from "./mailbox-key.ts";

const word = fc.stringMatching(/^[a-z0-9+-]{1,8}$/);
const local = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join("."));
const domain = fc.constantFrom("studio.test", "müller.test", "日本.test", "xn--mller-kva.test");

describe("[FORM-01] mailboxKey", () => {
  it.each([
    ["NINA@Studio.Test", "nina@studio.test"],
    [" nina@studio.test. ", "nina@studio.test"],
    ['"nina"@studio.test', "nina@studio.test"],
    [String.raw`"ni\na"@studio.test`, "nina@studio.test"],
    ["nina@MÜLLER.test", "nina@xn--mller-kva.test"],
    ["nina@xn--mller-kva.test", "nina@xn--mller-kva.test"],
    ["nina@mu\u0308ller.test", "nina@xn--mller-kva.test"],
    ["nina@ｓｔｕｄｉｏ。test", "nina@studio.test"],
    ["zoe\u0308@studio.test", "zoë@studio.test"],
  ])("%j is the mailbox %j", (written, key) => {
    expect(mailboxKey(written)).toBe(key);
  });

  it("never drops dots or tags: they distinguish people", () => {
    const written = ["nina.voss@gmail.com", "ninavoss@gmail.com", "ninavoss+a@gmail.com"];
    expect(written.map(mailboxKey)).toEqual(written);
    expect(mailboxKey("nina@googlemail.com")).not.toBe(mailboxKey("nina@gmail.com"));
  });

  it("keeps quotation marks that the local part needs, so that it stays one e-mail address", () => {
    for (const written of [
      '"nina voss"@studio.test',
      '"nina@evil.test"@studio.test',
      '"n."@a.test',
    ])
      expect(mailboxKey(written)).toBe(written);
    expect(mailboxKey(String.raw`"ni\ na"@studio.test`)).toBe('"ni na"@studio.test');
    expect(mailboxKey(String.raw`"ni\"na"@studio.test`)).toBe(String.raw`"ni\"na"@studio.test`);
  });

  it("is the key of itself, and of every spelling in other letters, with quotes and with a root's dot", () => {
    fc.assert(
      fc.property(local, domain, (name, host) => {
        const key = mailboxKey(`${name}@${host}`);
        expect(mailboxKey(key)).toBe(key);
        for (const spelling of [
          `${name.toUpperCase()}@${host.toUpperCase()}`,
          `${name}@${host.normalize("NFD")}`,
          `"${name}"@${host}.`,
          `${name}@${new URL(`http://${host}`).hostname}`,
        ])
          expect(mailboxKey(spelling), spelling).toBe(key);
      }),
    );
  });

  it("distinguishes local parts that differ in their letters", () => {
    fc.assert(
      fc.property(local, local, (one, other) => {
        const [first, second] = [one, other].map((name) => mailboxKey(`${name}@studio.test`));
        expect(first === second).toBe(one === other);
      }),
    );
  });

  it("is the trimmed text in lower case where that is no e-mail address", () => {
    expect(mailboxKey(" Nina ")).toBe("nina");
    expect(mailboxKey("@studio.test")).toBe("@studio.test");
    expect(mailboxKey("Nina@xn--a.test")).toBe("nina@xn--a.test");
  });
});
