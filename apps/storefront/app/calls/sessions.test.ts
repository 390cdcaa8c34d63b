import { expect, it, vi } from "vitest";
import { askSessions, endOtherSessions, endSession } from "./sessions.ts";

const session = {
  id: "7c0b",
  browser: "Chrome",
  system: null,
  country: "DE",
  startedAt: "2026-03-10T12:00:00.000Z",
  lastSeenAt: "2026-03-10T13:00:00.000Z",
  isCurrent: true,
};
const ask = () => askSessions(new AbortController().signal);

function answerWith(status: number, body?: unknown): void {
  vi.stubGlobal(
    "fetch",
    async () => new Response(body === undefined ? null : JSON.stringify(body), { status }),
  );
}

it("reads where somebody is signed in, and leaves out what it cannot read", async () => {
  answerWith(200, { sessions: [session, { id: 7 }, null] });
  await expect(ask()).resolves.toEqual([session]);
  answerWith(200, {});
  await expect(ask()).resolves.toBeUndefined();
  answerWith(503, {});
  await expect(ask()).resolves.toBeUndefined();
});

it("counts a session that is gone already as ended, and a refusal as not", async () => {
  for (const [status, ended] of [
    [204, true],
    [404, true],
    [500, false],
  ] as const) {
    answerWith(status);
    await expect(endSession("7c0b")).resolves.toBe(ended);
  }
  answerWith(500);
  await expect(endOtherSessions()).resolves.toBe(false);
});
