import type { SearchResponse } from "@autotune/contract";
import { expect, it } from "vitest";
import { drawnResponse } from "./drawn-response.ts";

const nothing: SearchResponse = { readAs: "", total: 0, best: [], groups: [], suggestions: [] };
const hits: SearchResponse = { ...nothing, total: 1 };

it.each(["pending", "slow", "responded"] as const)("%s: the last hits stay listed", (status) => {
  expect(drawnResponse({ response: hits, status })).toBe(hits);
  expect(drawnResponse({ response: nothing, status })).toBeUndefined();
  expect(drawnResponse({ response: undefined, status })).toBeUndefined();
});

it.each(["offline", "unavailable"] as const)("%s: older hits are no longer listed", (status) => {
  expect(drawnResponse({ response: hits, status })).toBeUndefined();
});
