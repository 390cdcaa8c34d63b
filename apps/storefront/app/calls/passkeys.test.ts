import { expect, it, vi } from "vitest";
import { askPasskeyOptions, askPasskeys, removePasskey, renamePasskey } from "./passkeys.ts";

const passkey = {
  id: "7c0b",
  name: "Chrome on Linux",
  isBackedUp: false,
  createdAt: "2026-03-10T12:00:00.000Z",
  lastUsedAt: null,
};
const ask = () => askPasskeys(new AbortController().signal);

function answerWith(status: number, body?: unknown): void {
  vi.stubGlobal(
    "fetch",
    async () => new Response(body === undefined ? null : JSON.stringify(body), { status }),
  );
}

it("reads the passkeys of a person, and leaves out what it cannot read", async () => {
  answerWith(200, { passkeys: [passkey, { ...passkey, name: 7 }] });
  await expect(ask()).resolves.toEqual([passkey]);
  answerWith(200, { passkeys: "none" });
  await expect(ask()).resolves.toBeUndefined();
  answerWith(503, {});
  await expect(ask()).resolves.toBeUndefined();
});

it("counts a passkey that is gone already as removed, but not as renamed", async () => {
  answerWith(404, {});
  await expect(removePasskey("7c0b")).resolves.toBe(true);
  await expect(renamePasskey("7c0b", "Phone")).resolves.toBe(false);
  answerWith(500, {});
  await expect(removePasskey("7c0b")).resolves.toBe(false);
});

it.each([
  [403, { error: "passwordRequired" }, "passwordRequired"],
  [403, { error: "wrongPassword" }, "wrongPassword"],
  [429, { error: "tooManyRequests" }, "tooMany"],
  [200, { rp: {} }, "failed"],
  [500, {}, "failed"],
])("asking what to make a passkey of: makes of %i with %j: %s", async (status, body, kind) => {
  answerWith(status, body);
  await expect(askPasskeyOptions("Chorus42up")).resolves.toEqual({ kind });
});
