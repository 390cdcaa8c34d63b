import type { ShopResponse } from "./call-shop.ts";

/** Calls of the signed-in person without a response yet, and how to stop them. */
const pending = new Map<Promise<unknown>, AbortController>();

/** Milliseconds that a log-out waits for them. */
const longestWait = 2000;

let ending = false;

/** While the session ends, a call that needs it is not sent: it could only be rejected. */
export async function sendInSession(
  send: (ended: AbortSignal) => Promise<ShopResponse>,
): Promise<ShopResponse> {
  if (ending)
    return { ok: false, status: 0, error: undefined, message: undefined, value: undefined };
  const stop = new AbortController();
  const response = send(stop.signal);
  pending.set(response, stop);
  try {
    return await response;
  } finally {
    pending.delete(response);
  }
}

/** Ends the session when the calls that need it have a response, and stops those that it does not wait for. */
export async function endSession(end: () => Promise<ShopResponse>): Promise<ShopResponse> {
  ending = true;
  try {
    await Promise.race([
      Promise.all(pending.keys()),
      new Promise((resolve) => setTimeout(resolve, longestWait)),
    ]);
    for (const stop of pending.values()) stop.abort();
    return await end();
  } finally {
    ending = false;
  }
}
