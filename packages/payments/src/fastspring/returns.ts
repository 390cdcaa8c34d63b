import { ProviderRefused } from "../provider.ts";
import type { Call } from "./call.ts";

interface ItemsToReturn {
  readonly orderId: string;
  /** Products of the order, or the whole of it. */
  readonly paths: readonly string[] | "all";
  readonly reason: string;
}

/** Gives the money of some of an order's products back. A second time it finds them returned, and that is all. */
export async function returnItems(call: Call, asked: ItemsToReturn): Promise<void> {
  const { orderId, paths, reason } = asked;
  const items = paths === "all" ? {} : { items: paths.map((product) => ({ product })) };
  try {
    await call("POST", "/returns", { returns: [{ order: orderId, reason, ...items }] });
  } catch (error) {
    const isReturned = error instanceof ProviderRefused && /already returned/i.test(error.answer);
    if (!isReturned) throw error;
    // It returns none of them where one has gone back before.
    if (paths !== "all" && paths.length > 1)
      for (const path of paths) await returnItems(call, { orderId, paths: [path], reason });
  }
}
