import { afterEach, describe, expect, it, vi } from "vitest";
import { callShop } from "./call-shop.ts";
import { onSessionExpired } from "./expired-session.ts";

const call = { method: "GET", path: "/laravel/rest/user" } as const;
const noResponse = { ok: false, status: 0 };

afterEach(() => vi.useRealTimers());

/** A server that never responds; the call ends only by being aborted. */
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
  it("gives up after 15 seconds without a response", async () => {
    vi.useFakeTimers();
    stubSilentServer();
    const onResponse = vi.fn<(response: unknown) => void>();
    void callShop(call).then(onResponse);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(onResponse).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onResponse).toHaveBeenCalledWith(expect.objectContaining(noResponse));
  });

  it("ends when its caller aborts", async () => {
    stubSilentServer();
    const stop = new AbortController();
    const response = callShop({ ...call, signal: stop.signal });
    stop.abort();
    await expect(response).resolves.toMatchObject(noResponse);
    await expect(callShop({ ...call, signal: stop.signal })).resolves.toMatchObject(noResponse);
  });

  it("names a trace of its own with each call, and has about a fifth of them recorded", async () => {
    const seen: string[] = [];
    vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Headers }) => {
      seen.push(new Headers(headers).get("traceparent") ?? "");
      return new Response("{}");
    });
    await Promise.all(Array.from({ length: 500 }, () => callShop(call)));
    for (const traceparent of seen)
      expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/);
    expect(new Set(seen).size).toBe(500);
    const recorded = seen.filter((traceparent) => traceparent.endsWith("1")).length;
    expect(recorded).toBeGreaterThan(50);
    expect(recorded).toBeLessThan(150);
  });

  it("counts a truncated response as none, and one that is no JSON as empty", async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError("cut")) });
    vi.stubGlobal("fetch", async () => new Response(broken));
    await expect(callShop(call)).resolves.toMatchObject(noResponse);
    vi.stubGlobal("fetch", async () => new Response("<html>"));
    await expect(callShop(call)).resolves.toEqual({ ok: true, status: 200, value: undefined });
  });

  it("returns the status of an error even where the code that handles it cannot be fetched", async () => {
    onSessionExpired(() =>
      Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
    );
    vi.stubGlobal("fetch", async () => new Response('{"error":"signedOut"}', { status: 401 }));
    await expect(callShop({ ...call, verified: true })).resolves.toMatchObject({
      ok: false,
      status: 401,
      error: "signedOut",
    });
  });
});
