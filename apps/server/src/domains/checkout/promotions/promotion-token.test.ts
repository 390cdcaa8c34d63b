import { describe, expect, it } from "vitest";
import { promotionTokens } from "./promotion-token.ts";

const tokens = promotionTokens("a secret that all processes have");
const now = new Date("2026-11-15T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe("a promotion token", () => {
  it("is valid for ten minutes, in every process that has the secret", () => {
    const token = tokens.create(now);
    const elsewhere = promotionTokens("a secret that all processes have");
    expect(elsewhere.isValid(token, now)).toBe(true);
    expect(elsewhere.isValid(token, later(9.9))).toBe(true);
    expect(elsewhere.isValid(token, later(10))).toBe(false);
  });

  it("is not valid with another end, another secret, or cut", () => {
    const [, signature = ""] = tokens.create(now).split(".");
    const far = later(1000).getTime().toString(36);
    const otherToken = promotionTokens("another secret").create(now);
    for (const token of ["", ".", `${far}.${signature}`, `.${signature}`, otherToken, far])
      expect(tokens.isValid(token, now), token).toBe(false);
  });
});
