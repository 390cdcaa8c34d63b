import { afterEach, describe, expect, it, vi } from "vitest";
import { respondToTransfer, lookAtTransfer } from "./transfer-links.ts";

const transfer = {
  role: "taker",
  product: "AutoTune Hybrid",
  from: "Ana Reyes",
  to_email: "nina@studio.test",
  state: "open",
};

function respondWith(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe("lookAtTransfer", () => {
  it("requests the language of the page, and returns what the link is about", async () => {
    const fetched = respondWith(200, transfer);
    const found = { kind: "found", ...transfer };
    await expect(lookAtTransfer("token", "de")).resolves.toEqual(found);
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"token":"token","lang":"de"}');
  });

  it.each([
    [400, { error: "linkExpired" }, "expired"],
    [200, { ...transfer, role: "thief" }, "failed"],
    [200, { ...transfer, state: "lost" }, "failed"],
    [200, { ...transfer, product: undefined }, "failed"],
    [503, {}, "failed"],
  ])("maps %i with %j to %s", async (status, body, kind) => {
    respondWith(status, body);
    await expect(lookAtTransfer("token", "en")).resolves.toEqual({ kind });
  });
});

it.each([
  [200, { state: "waiting" }, "waiting"],
  [200, { state: "done" }, "done"],
  [200, { state: "declined" }, "declined"],
  [200, { state: "withdrawn" }, "withdrawn"],
  [200, { state: "lost" }, { kind: "failed", status: 200 }],
  [400, { error: "linkExpired" }, "expired"],
  [403, { error: "takerAccountRequired" }, "otherAccount"],
  [403, { error: "foreignCall" }, { kind: "failed", status: 403 }],
  [500, {}, { kind: "failed", status: 500 }],
])("responding: maps %i with %j to %j", async (status, body, outcome) => {
  respondWith(status, body);
  await expect(respondToTransfer("token", true)).resolves.toEqual(outcome);
});
