import { expect, it } from "vitest";
import { judgeCode, type FoundCode } from "./judge-code.ts";

const free: FoundCode = {
  batchId: 1,
  gives: { kind: "licence", path: "auto-key" },
  dealer: "Studio Shop",
  oncePerPerson: false,
  hasEnded: false,
  redeemedBy: null,
  isQualified: true,
};

it("is free for who qualifies", () => {
  expect(judgeCode(free, 7)).toBe("free");
  expect(judgeCode({ ...free, isQualified: false }, 7)).toBe("notQualified");
});

it("stays with who redeemed it, also after its batch has ended", () => {
  const redeemed = { ...free, redeemedBy: 7, hasEnded: true, isQualified: false };
  expect(judgeCode(redeemed, 7)).toBe("theirs");
  expect(judgeCode(redeemed, 8)).toBe("codeUsed");
});

it("is unknown where it does not exist, and too late where its batch has ended", () => {
  expect(judgeCode(undefined, 7)).toBe("codeUnknown");
  expect(judgeCode({ ...free, hasEnded: true }, 7)).toBe("codeExpired");
});
