import { afterEach, describe, expect, it, vi } from "vitest";
import { confirmMerge, lookAtMerge, startMerge } from "./account-merges.ts";

function respondWith(status: number, body: unknown): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  [202, null, "requested"],
  [400, { error: "invalidEmail" }, "invalidEmail"],
  [429, {}, { kind: "failed", status: 429 }],
  [500, {}, { kind: "failed", status: 500 }],
])("requesting: maps %i with %j to %j", async (status, body, outcome) => {
  respondWith(status, body);
  await expect(startMerge("ana@old.test")).resolves.toEqual(outcome);
});

describe("reading the link", () => {
  it("returns both email addresses", async () => {
    const both = { kept_email: "ana@new.test", merged_email: "ana@old.test" };
    respondWith(200, both);
    await expect(lookAtMerge("token")).resolves.toEqual({ kind: "found", ...both });
  });

  it.each([
    [400, { error: "linkExpired" }, "expired"],
    [200, { kept_email: "ana@new.test" }, "failed"],
    [503, {}, "failed"],
  ])("maps %i with %j to %s", async (status, body, kind) => {
    respondWith(status, body);
    await expect(lookAtMerge("token")).resolves.toEqual({ kind });
  });
});

it.each([
  [200, { state: "merged" }, "merged"],
  [409, { error: "planInBoth" }, "planInBoth"],
  [403, { error: "keptAccountRequired" }, "otherAccount"],
  [403, { error: "foreignCall" }, { kind: "failed", status: 403 }],
  [400, { error: "linkExpired" }, "expired"],
  [500, {}, { kind: "failed", status: 500 }],
])("confirming: maps %i with %j to %j", async (status, body, confirmed) => {
  respondWith(status, body);
  await expect(confirmMerge("token")).resolves.toEqual(confirmed);
});
