import type { PriceHistoryResponse } from "@autotune/contract";
import { expect, it } from "vitest";
import { shownHistory, type ReadHistory } from "./shown-history.ts";

const history: PriceHistoryResponse = { price: 45_900, changes: [], unlimited: null };
const dollars: ReadHistory = { currency: "USD", history, at: 1 };

it("is loading until a request for it has come back, and failed where it brought nothing", () => {
  const request = { currency: "USD", attempt: 0 } as const;
  expect(shownHistory({}, request)).toEqual({ kind: "loading" });
  expect(shownHistory({ failed: request }, request)).toEqual({ kind: "failed" });
  expect(shownHistory({ failed: request }, { ...request, attempt: 1 })).toEqual({
    kind: "loading",
  });
});

it("is the prices of the chosen currency", () => {
  expect(shownHistory({ read: dollars }, { currency: "USD", attempt: 0 })).toEqual({
    kind: "there",
    read: dollars,
    change: undefined,
  });
});

it("keeps the prices of the currency before, while the new ones load and where they fail", () => {
  const request = { currency: "GBP", attempt: 0 } as const;
  const kept = { kind: "there", read: dollars } as const;
  expect(shownHistory({ read: dollars }, request)).toEqual({ ...kept, change: "loading" });
  const failed = { read: dollars, failed: request };
  expect(shownHistory(failed, request)).toEqual({ ...kept, change: "failed" });
  expect(shownHistory(failed, { ...request, attempt: 1 })).toEqual({ ...kept, change: "loading" });
});

it("says nothing of a failure that concerned another currency than the chosen one", () => {
  const failed = { read: dollars, failed: { currency: "GBP", attempt: 0 } } as const;
  expect(shownHistory(failed, { currency: "USD", attempt: 0 })).toMatchObject({
    change: undefined,
  });
  expect(shownHistory(failed, { currency: "EUR", attempt: 0 })).toMatchObject({
    change: "loading",
  });
});
