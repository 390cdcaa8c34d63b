import { describe, expect, it } from "vitest";
import { fromBase32, matchTotp, toBase32, totpCode, totpStep } from "./totp.ts";

/** Of RFC 6238, appendix B. */
const secret = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1000);

describe("a code of an authenticator app", () => {
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("at %i seconds is that of RFC 6238", (seconds, code) => {
    expect(totpCode(secret, totpStep(at(seconds)), 8)).toBe(code);
    expect(totpCode(secret, totpStep(at(seconds)))).toBe(code.slice(2));
  });

  it("is right in its own half minute and in those beside it", () => {
    const step = totpStep(at(1_234_567_890));
    const code = totpCode(secret, step);
    const found = [-60, -30, 0, 30, 60].map((later) =>
      matchTotp(secret, code, at(1_234_567_890 + later)),
    );
    expect(found).toEqual([undefined, step, step, step, undefined]);
    for (const wrong of ["", "000000", `${code}0`, code.slice(1)])
      expect(matchTotp(secret, wrong, at(1_234_567_890)), wrong).toBeUndefined();
  });
});

describe("a secret to type", () => {
  it.each([
    // RFC 4648, section 10, without its padding.
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("%s is %s", (text, typed) => {
    expect(toBase32(Buffer.from(text))).toBe(typed);
    expect(fromBase32(typed)?.toString()).toBe(text);
  });

  it("may be typed in small letters and with spaces, and with nothing else", () => {
    expect(fromBase32("mzxw 6ytb oi")?.toString()).toBe("foobar");
    expect(fromBase32("MZXW1")).toBeUndefined();
  });
});
