import { afterEach, describe, expect, it, vi } from "vitest";
import { callShop } from "./call-shop.ts";

const call = { method: "GET", path: "/laravel/rest/user" } as const;
const unanswered = { ok: false, status: 0 };

afterEach(() => vi.useRealTimers());

/** A server that never answers; the call ends only by being aborted. */
function stubSilentServer(): void {
  vi.stubGlobal(
    "fetch",
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
}

describe("callShop", () => {
  it("gives up after 15 seconds without an answer", async () => {
    vi.useFakeTimers();
    stubSilentServer();
    const answered = vi.fn<(answer: unknown) => void>();
    void callShop(call).then(answered);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith(expect.objectContaining(unanswered));
  });

  it("ends when its caller does not want the answer any more", async () => {
    stubSilentServer();
    const stop = new AbortController();
    const answer = callShop({ ...call, signal: stop.signal });
    stop.abort();
    await expect(answer).resolves.toMatchObject(unanswered);
    await expect(callShop({ ...call, signal: stop.signal })).resolves.toMatchObject(unanswered);
  });

  it("counts an answer that breaks off as none, and one that is no JSON as empty", async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError("cut")) });
    vi.stubGlobal("fetch", async () => new Response(broken));
    await expect(callShop(call)).resolves.toMatchObject(unanswered);
    vi.stubGlobal("fetch", async () => new Response("<html>"));
    await expect(callShop(call)).resolves.toEqual({ ok: true, status: 200, value: undefined });
  });

  it("tells the status of a refusal even where the code that answers it cannot be fetched", async () => {
    vi.doMock("../state/answer-refused-call.ts", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    vi.stubGlobal("fetch", async () => new Response('{"error":"signedOut"}', { status: 401 }));
    await expect(callShop({ ...call, verified: true })).resolves.toMatchObject({
      ok: false,
      status: 401,
      error: "signedOut",
    });
    vi.doUnmock("../state/answer-refused-call.ts");
  });
});
