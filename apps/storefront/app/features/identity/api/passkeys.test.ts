import { expect, it, vi } from "vitest";
import { fetchPasskeyOptions, fetchPasskeys, removePasskey, renamePasskey } from "./passkeys.ts";

const passkey = {
  id: "7c0b",
  name: "Chrome on Linux",
  isBackedUp: false,
  createdAt: "2026-03-10T12:00:00.000Z",
  lastUsedAt: null,
};
const load = () => fetchPasskeys(new AbortController().signal);

function respondWith(status: number, body?: unknown): void {
  vi.stubGlobal(
    "fetch",
    async () => new Response(body === undefined ? null : JSON.stringify(body), { status }),
  );
}

it("reads the passkeys of a person, and leaves out what it cannot read", async () => {
  respondWith(200, { passkeys: [passkey, { ...passkey, name: 7 }] });
  await expect(load()).resolves.toEqual([passkey]);
  respondWith(200, { passkeys: "none" });
  await expect(load()).resolves.toBeUndefined();
  respondWith(503, {});
  await expect(load()).resolves.toBeUndefined();
});

it("counts a passkey that is gone already as removed, but not as renamed", async () => {
  respondWith(404, {});
  await expect(removePasskey("7c0b")).resolves.toBe(true);
  await expect(renamePasskey("7c0b", "Phone")).resolves.toBe(false);
  respondWith(500, {});
  await expect(removePasskey("7c0b")).resolves.toBe(false);
});

it.each([
  [403, { error: "passwordRequired" }, "passwordRequired"],
  [403, { error: "wrongPassword" }, "wrongPassword"],
  [429, { error: "tooManyRequests" }, "tooMany"],
  [200, { rp: {} }, "failed"],
  [500, {}, "failed"],
])("passkey options: maps %i with %j to %s", async (status, body, kind) => {
  respondWith(status, body);
  await expect(fetchPasskeyOptions("Chorus42up")).resolves.toEqual({ kind });
});
