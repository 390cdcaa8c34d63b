import { expect, it, vi } from "vitest";
import { askKeptCart, askRecoveredCart } from "./kept-cart.ts";

function answer(status: number, body: unknown): void {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

it("reads what is kept, and nothing that is no cart", async () => {
  answer(200, { revision: "r", items: [{ path: "a", quantity: 2 }, { path: 3 }, null] });
  expect(await askKeptCart()).toEqual({ revision: "r", lines: [{ path: "a", quantity: 2 }] });
  answer(200, { revision: null, items: [] });
  expect(await askKeptCart()).toEqual({ revision: null, lines: [] });
  for (const strange of [{}, { revision: 3, items: [] }, { revision: "r", items: {} }, null]) {
    answer(200, strange);
    expect(await askKeptCart()).toBeUndefined();
  }
  answer(401, {});
  expect(await askKeptCart()).toBeUndefined();
});

it("tells a link that opens nothing from an answer that did not come", async () => {
  answer(200, { items: [{ path: "a", quantity: 1 }] });
  expect(await askRecoveredCart("t")).toEqual({
    kind: "found",
    lines: [{ path: "a", quantity: 1 }],
  });
  answer(400, { error: "linkExpired" });
  expect(await askRecoveredCart("t")).toEqual({ kind: "expired" });
  for (const status of [429, 503]) {
    answer(status, {});
    expect(await askRecoveredCart("t")).toEqual({ kind: "failed" });
  }
  answer(200, "<html>");
  expect(await askRecoveredCart("t")).toEqual({ kind: "failed" });
});
