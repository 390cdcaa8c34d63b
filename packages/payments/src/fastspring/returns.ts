import { ProviderRejected, type ReturnReason } from "../port/provider.ts";
import type { Call } from "./call.ts";

interface ItemsToReturn {
  readonly orderId: string;
  /** Products of the order, or the whole of it. */
  readonly paths: readonly string[] | "all";
  readonly reason: ReturnReason;
}

/** FastSpring's own codes. */
const codes: Readonly<Record<ReturnReason, string>> = {
  undeliverable: "DUPLICATE_ORDER",
  requested: "OTHER",
};

/** Refunds some of an order's products. A second call finds them returned and succeeds. */
export async function returnItems(call: Call, request: ItemsToReturn): Promise<void> {
  const { orderId, paths, reason } = request;
  const items = paths === "all" ? {} : { items: paths.map((product) => ({ product })) };
  try {
    await call("POST", "/returns", {
      returns: [{ order: orderId, reason: codes[reason], ...items }],
    });
  } catch (error) {
    const isReturned =
      error instanceof ProviderRejected && /already returned/i.test(error.responseText);
    if (!isReturned) throw error;
    // It returns none of them where one was returned before.
    if (paths !== "all" && paths.length > 1)
      for (const path of paths) await returnItems(call, { orderId, paths: [path], reason });
  }
}
