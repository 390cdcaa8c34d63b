import { describe, expect, it } from "vitest";
import {
  composeRedeemCode,
  groupRedeemCode,
  parseRedeemCode,
  redeemCodeLetters,
  redeemCodeRandoms,
  tidyRedeemCode,
} from "./redeem-code.ts";

const random = Array.from({ length: redeemCodeRandoms }, (_, place) => (place * 7 + 3) % 32);
const code = composeRedeemCode(random);

describe("a code that is redeemed", () => {
  it("is read however it is typed", () => {
    const grouped = groupRedeemCode(code);
    expect(grouped).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const typed = [
      grouped,
      grouped.toLowerCase(),
      ` ${grouped.replaceAll("-", " ")}\n`,
      grouped.replaceAll("-", "–"),
      code.replaceAll("0", "o").replaceAll("1", "l"),
      code.replaceAll("1", "I"),
    ];
    for (const text of typed) expect(parseRedeemCode(text), text).toBe(code);
  });

  it("shows every single wrong letter", () => {
    for (let place = 0; place < redeemCodeLetters; place += 1)
      for (const letter of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
        const typed = code.slice(0, place) + letter + code.slice(place + 1);
        expect(parseRedeemCode(typed), typed).toBe(typed === code ? code : undefined);
      }
  });

  it("shows any two letters that changed places", () => {
    for (let first = 0; first < redeemCodeLetters; first += 1)
      for (let second = first + 1; second < redeemCodeLetters; second += 1) {
        const typed = code.split("");
        [typed[first], typed[second]] = [code.charAt(second), code.charAt(first)];
        const text = typed.join("");
        expect(parseRedeemCode(text), text).toBe(text === code ? code : undefined);
      }
  });

  it("is none where letters are missing, too many or unknown", () => {
    const others = ["", code.slice(1), `${code}0`, `${code.slice(0, -1)}U`, "🎤".repeat(16)];
    for (const text of others) expect(parseRedeemCode(text), text).toBeUndefined();
  });

  it("is tidied while it is typed, without being judged", () => {
    expect(tidyRedeemCode("ab c-d#o1")).toBe("ABCD01");
    expect(tidyRedeemCode(`${code}ABC`)).toBe(code);
    expect(groupRedeemCode("ABCD01")).toBe("ABCD-01");
    expect(groupRedeemCode("")).toBe("");
  });
});
