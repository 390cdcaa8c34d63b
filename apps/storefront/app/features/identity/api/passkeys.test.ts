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
  await expect(removePasskey("7c0b")).resolves.toBeUndefined();
  await expect(renamePasskey("7c0b", "Phone")).resolves.toMatchObject({ status: 404 });
  respondWith(500, {});
  await expect(removePasskey("7c0b")).resolves.toMatchObject({ status: 500 });
});

it.each([
  [403, { error: "passwordRequired" }, { kind: "passwordRequired" }],
  [403, { error: "wrongPassword" }, { kind: "wrongPassword" }],
  [429, { error: "tooManyRequests" }, { kind: "failed", status: 429 }],
  [200, { rp: {} }, { kind: "failed", status: 200 }],
  [500, {}, { kind: "failed", status: 500 }],
])("passkey options: maps %i with %j to %j", async (status, body, outcome) => {
  respondWith(status, body);
  await expect(fetchPasskeyOptions("Chorus42up")).resolves.toEqual(outcome);
});
