import { expect, it } from "vitest";
import { isForgotten } from "./is-forgotten.ts";

const account = { accountId: 7, erasedAt: null, isMerged: false };
const erasedAt = new Date();

it("only an erased account counts as forgotten", () => {
  expect(isForgotten(account)).toBe(false);
  expect(isForgotten({ ...account, erasedAt })).toBe(true);
});

it("what still names a merged account is retried, not dropped", () => {
  expect(() => isForgotten({ ...account, erasedAt, isMerged: true })).toThrow(
    "Account 7 was merged",
  );
});
