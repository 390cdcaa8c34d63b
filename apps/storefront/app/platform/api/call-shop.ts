import { traceSampleRate } from "@autotune/contract/trace-sample-rate";
import { reportSessionExpired } from "./expired-session.ts";
import { readRelease } from "./read-release.ts";
import { loadFresh } from "./load-fresh.ts";
import { sendInSession } from "./session-requests.ts";

export interface ShopCall {
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** From the root of the site: `/laravel/rest/user`. */
  path: string;
  body?: unknown;
  signal?: AbortSignal;
  /** Only a signed-in person makes this call: a 401 means that the session is over. */
  verified?: boolean;
  /** The caller handles a 412 itself. By default the page, too old for the server, is reloaded once. */
  handlesOutdated?: boolean;
  /** The request outlives the page. */
  outlivesPage?: boolean;
  /** Receives the headers of a successful response. */
  readHeaders?: (headers: Headers) => void;
}

/** Status 0: no response, because the network failed or the call was aborted. */
export type ShopResponse =
  | { ok: true; status: number; value: unknown }
  | {
      ok: false;
      status: number;
      /** The server's error code. */
      error: string | undefined;
      message: string | undefined;
      /** Seconds to wait before the next try. */
      retryAfter?: number;
      value: unknown;
    };

/** After this a call counts as failed. */
const longest = 15_000;

/** Calls the shop's own server. Failures are returned as values; nothing is thrown. */
export function callShop(call: ShopCall): Promise<ShopResponse> {
  return call.verified === true ? sendInSession((ended) => send(call, ended)) : send(call);
}

async function send(call: ShopCall, ended?: AbortSignal): Promise<ShopResponse> {
  const { method, path, body, signal, verified = false, handlesOutdated = false } = call;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), longest);
  const abort = () => stop.abort();
  // Not AbortSignal.any: some supported browsers lack it.
  signal?.addEventListener("abort", abort);
  ended?.addEventListener("abort", abort);
  if (signal?.aborted === true) abort();
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: "application/json",
        "x-js-cachekey": readRelease(),
        traceparent: newTraceparent(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      keepalive: call.outlivesPage === true,
      signal: stop.signal,
    });
    const { ok, status } = response;
    const value = readJson(await response.text());
    if (ok) {
      call.readHeaders?.(response.headers);
      return { ok, status, value };
    }
    if (status === 401 && verified) await reportSessionExpired();
    if (status === 412 && !handlesOutdated) loadFresh();
    const seconds = Number(response.headers.get("retry-after"));
    return {
      ok,
      status,
      error: readText(value, "error"),
      message: readText(value, "message"),
      ...(seconds > 0 ? { retryAfter: seconds } : {}),
      value,
    };
  } catch {
    return { ok: false, status: 0, error: undefined, message: undefined, value: undefined };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

/** Names the trace that the server's part of this call belongs to, and decides whether it is recorded. */
function newTraceparent(): string {
  const [id = "", parent = ""] = [32, 16].map((length) =>
    Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join(""),
  );
  return `00-${id}-${parent}-0${Math.random() < traceSampleRate ? 1 : 0}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readText(value: unknown, name: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const text: unknown = Reflect.get(value, name);
  return typeof text === "string" ? text : undefined;
}
