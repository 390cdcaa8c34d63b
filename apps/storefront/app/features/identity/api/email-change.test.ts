import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchEmailChange, confirmEmailChange, startEmailChange } from "./email-change.ts";

const change = {
  newEmail: "ana@new.test",
  isOldConfirmed: true,
  isNewConfirmed: false,
  requestedAt: "2026-03-10T12:00:00.000Z",
  expiresAt: "2026-03-11T12:00:00.000Z",
};

function respondWith(status: number, body: unknown): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

afterEach(() => vi.unstubAllGlobals());

describe("fetchEmailChange", () => {
  const load = () => fetchEmailChange(new AbortController().signal);

  it("reads a pending change, and that there is none", async () => {
    respondWith(200, { change });
    await expect(load()).resolves.toEqual(change);
    respondWith(200, { change: null });
    await expect(load()).resolves.toBeNull();
  });

  it.each([
    [200, {}],
    [200, { change: { newEmail: 7 } }],
    [503, {}],
  ])("reads nothing from %i with %j", async (status, body) => {
    respondWith(status, body);
    await expect(load()).resolves.toBeUndefined();
  });
});

describe("startEmailChange", () => {
  it.each([
    [202, null, "requested"],
    [403, { error: "wrongPassword" }, "wrongPassword"],
    [400, { error: "invalidEmail" }, "invalidEmail"],
    [429, { error: "tooManyRequests" }, { kind: "failed", status: 429 }],
    [403, { error: "foreignCall" }, { kind: "failed", status: 403 }],
    [500, {}, { kind: "failed", status: 500 }],
  ])("maps %i with %j to %j", async (status, body, outcome) => {
    respondWith(status, body);
    await expect(startEmailChange({ email: "ana@new.test", password: "x" })).resolves.toEqual(
      outcome,
    );
  });
});

describe("confirmEmailChange", () => {
  it.each([
    [200, { state: "waiting", newEmail: "ana@new.test" }, "confirmed"],
    [200, { state: "changed", newEmail: "ana@new.test" }, "confirmed"],
    [200, { state: "lost", newEmail: "ana@new.test" }, "failed"],
    [400, { error: "linkExpired" }, "expired"],
    [500, {}, "failed"],
  ])("maps %i with %j to %s", async (status, body, kind) => {
    respondWith(status, body);
    const confirmed = await confirmEmailChange("token");
    expect(confirmed).toMatchObject(kind === "confirmed" ? { kind, ...body } : { kind });
  });
});
