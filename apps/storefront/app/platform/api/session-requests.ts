import type { ShopResponse } from "./call-shop.ts";

/** Calls of the signed-in person without a response yet. */
const pending = new Set<Promise<unknown>>();

/** Milliseconds that a log-out waits for them. */
const longestWait = 2000;

let ending = false;

/** While the session ends, a call that needs it is not sent: it could only be rejected. */
export async function sendInSession(send: () => Promise<ShopResponse>): Promise<ShopResponse> {
  if (ending)
    return { ok: false, status: 0, error: undefined, message: undefined, value: undefined };
  const response = send();
  pending.add(response);
  try {
    return await response;
  } finally {
    pending.delete(response);
  }
}

/** Ends the session when the calls that need it have a response. */
export async function endSession(end: () => Promise<ShopResponse>): Promise<ShopResponse> {
  ending = true;
  try {
    await Promise.race([
      Promise.all(pending),
      new Promise((resolve) => setTimeout(resolve, longestWait)),
    ]);
    return await end();
  } finally {
    ending = false;
  }
}
