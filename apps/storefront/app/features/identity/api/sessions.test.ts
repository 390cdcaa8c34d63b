import { expect, it, vi } from "vitest";
import { fetchSessions, endOtherSessions, endSession } from "./sessions.ts";

const session = {
  id: "7c0b",
  browser: "Chrome",
  system: null,
  country: "DE",
  startedAt: "2026-03-10T12:00:00.000Z",
  lastSeenAt: "2026-03-10T13:00:00.000Z",
  isCurrent: true,
};
const load = () => fetchSessions(new AbortController().signal);

function respondWith(status: number, body?: unknown): void {
  vi.stubGlobal(
    "fetch",
    async () => new Response(body === undefined ? null : JSON.stringify(body), { status }),
  );
}

it("reads the sessions, and leaves out what it cannot read", async () => {
  respondWith(200, { sessions: [session, { id: 7 }, null] });
  await expect(load()).resolves.toEqual([session]);
  respondWith(200, {});
  await expect(load()).resolves.toBeUndefined();
  respondWith(503, {});
  await expect(load()).resolves.toBeUndefined();
});

it("counts a session that is gone already as ended, and an error as not", async () => {
  for (const [status, failure] of [
    [204, undefined],
    [404, undefined],
    [500, { kind: "failed", status: 500 }],
  ] as const) {
    respondWith(status);
    await expect(endSession("7c0b")).resolves.toEqual(failure);
  }
  respondWith(403, { error: "passwordRequired" });
  await expect(endSession("7c0b")).resolves.toBe("passwordRequired");
  respondWith(403, { error: "wrongPassword" });
  await expect(endOtherSessions("Wrong42word")).resolves.toBe("wrongPassword");
  respondWith(500);
  await expect(endOtherSessions()).resolves.toMatchObject({ status: 500 });
});
