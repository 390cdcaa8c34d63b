import { expect, it, vi } from "vitest";
import { fetchStoredCart, fetchRecoveredCart } from "./stored-cart.ts";

function respondWith(status: number, body: unknown): void {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

it("reads a stored cart, and nothing that is no cart", async () => {
  respondWith(200, { revision: "r", items: [{ path: "a", quantity: 2 }, { path: 3 }, null] });
  expect(await fetchStoredCart()).toEqual({ revision: "r", lines: [{ path: "a", quantity: 2 }] });
  respondWith(200, { revision: null, items: [] });
  expect(await fetchStoredCart()).toEqual({ revision: null, lines: [] });
  for (const strange of [{}, { revision: 3, items: [] }, { revision: "r", items: {} }, null]) {
    respondWith(200, strange);
    expect(await fetchStoredCart()).toBeUndefined();
  }
  respondWith(401, {});
  expect(await fetchStoredCart()).toBeUndefined();
});

it("tells a link without a cart from a missing response", async () => {
  respondWith(200, { items: [{ path: "a", quantity: 1 }] });
  expect(await fetchRecoveredCart("t")).toEqual({
    kind: "found",
    lines: [{ path: "a", quantity: 1 }],
  });
  respondWith(400, { error: "linkExpired" });
  expect(await fetchRecoveredCart("t")).toEqual({ kind: "expired" });
  for (const status of [429, 503]) {
    respondWith(status, {});
    expect(await fetchRecoveredCart("t")).toEqual({ kind: "failed" });
  }
  respondWith(200, "<html>");
  expect(await fetchRecoveredCart("t")).toEqual({ kind: "failed" });
});
