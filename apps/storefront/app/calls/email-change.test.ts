import { afterEach, describe, expect, it, vi } from "vitest";
import { askEmailChange, confirmEmailChange, startEmailChange } from "./email-change.ts";

const change = {
  newEmail: "ana@new.test",
  isOldConfirmed: true,
  isNewConfirmed: false,
  requestedAt: "2026-03-10T12:00:00.000Z",
  expiresAt: "2026-03-11T12:00:00.000Z",
};

function answerWith(status: number, body: unknown): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
}

afterEach(() => vi.unstubAllGlobals());

describe("askEmailChange", () => {
  const ask = () => askEmailChange(new AbortController().signal);

  it("reads the change that waits, and that none does", async () => {
    answerWith(200, { change });
    await expect(ask()).resolves.toEqual(change);
    answerWith(200, { change: null });
    await expect(ask()).resolves.toBeNull();
  });

  it.each([
    [200, {}],
    [200, { change: { newEmail: 7 } }],
    [503, {}],
  ])("makes nothing of %i with %j", async (status, body) => {
    answerWith(status, body);
    await expect(ask()).resolves.toBeUndefined();
  });
});

describe("startEmailChange", () => {
  it.each([
    [202, null, "asked"],
    [403, { error: "wrongPassword" }, "wrongPassword"],
    [400, { error: "invalidEmail" }, "invalidEmail"],
    [429, { error: "tooManyRequests" }, "tooMany"],
    [403, { error: "foreignCall" }, "failed"],
    [500, {}, "failed"],
  ])("makes of %i with %j: %s", async (status, body, asked) => {
    answerWith(status, body);
    await expect(startEmailChange({ email: "ana@new.test", password: "x" })).resolves.toBe(asked);
  });
});

describe("confirmEmailChange", () => {
  it.each([
    [200, { state: "waiting", newEmail: "ana@new.test" }, "confirmed"],
    [200, { state: "changed", newEmail: "ana@new.test" }, "confirmed"],
    [200, { state: "lost", newEmail: "ana@new.test" }, "failed"],
    [400, { error: "linkExpired" }, "expired"],
    [500, {}, "failed"],
  ])("makes of %i with %j: %s", async (status, body, kind) => {
    answerWith(status, body);
    const confirmed = await confirmEmailChange("token");
    expect(confirmed).toMatchObject(kind === "confirmed" ? { kind, ...body } : { kind });
  });
});
