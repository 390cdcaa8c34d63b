import { readRelease } from "./read-release.ts";

export interface ShopCall {
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** From the root of the site: `/laravel/rest/user`. */
  path: string;
  body?: unknown;
  signal?: AbortSignal;
  /** Only a signed-in person makes this call: a 401 means that the session is over. */
  verified?: boolean;
  /** The caller answers a 412 itself: this page is older than what the server takes, and is loaded anew once. */
  answersOutdated?: boolean;
  /** It goes on when somebody leaves the page. */
  outlivesPage?: boolean;
  /** Hears what else came with a good answer. */
  readHeaders?: (headers: Headers) => void;
}

/** Status 0: no answer came, because the network failed or the call was aborted. */
export type ShopAnswer =
  | { ok: true; status: number; value: unknown }
  | {
      ok: false;
      status: number;
      /** The server's code of what went wrong. */
      error: string | undefined;
      message: string | undefined;
      /** The server asks to wait so many seconds before the next try. */
      retryAfter?: number;
      value: unknown;
    };

/** After this a call counts as unanswered. */
const longest = 15_000;

/** Asks the shop's own server. What can fail comes back as a value; nothing is thrown. */
export async function callShop(call: ShopCall): Promise<ShopAnswer> {
  const { method, path, body, signal, verified = false, answersOutdated = false } = call;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), longest);
  const abort = () => stop.abort();
  // Not AbortSignal.any: some of the browsers in use do not know it.
  signal?.addEventListener("abort", abort);
  if (signal?.aborted === true) abort();
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: "application/json",
        "x-js-cachekey": readRelease(),
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
    if (status === 401 && verified) await answerRefusal(status);
    if (status === 412 && !answersOutdated) await answerRefusal(status);
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

/** Rare, so its code is fetched when it happens. Where it cannot be fetched, the answer itself still counts. */
async function answerRefusal(status: 401 | 412): Promise<void> {
  try {
    const { answerRefusedCall } = await import("../state/answer-refused-call.ts");
    answerRefusedCall(status);
  } catch {
    // The caller learns the status all the same.
  }
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
