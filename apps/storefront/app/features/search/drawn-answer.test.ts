import type { SearchAnswer } from "@autotune/contract";
import { expect, it } from "vitest";
import { drawnAnswer } from "./drawn-answer.ts";

const hits: SearchAnswer = { readAs: "", groups: [{ kind: "posts", total: 0, hits: [] }] };
const nothing: SearchAnswer = { readAs: "", groups: [] };

it.each(["asking", "slow", "answered"] as const)("%s: the last hits stay listed", (status) => {
  expect(drawnAnswer({ answer: hits, status })).toBe(hits);
  expect(drawnAnswer({ answer: nothing, status })).toBeUndefined();
  expect(drawnAnswer({ answer: undefined, status })).toBeUndefined();
});

it.each(["offline", "unavailable"] as const)("%s: older hits are listed no more", (status) => {
  expect(drawnAnswer({ answer: hits, status })).toBeUndefined();
});
