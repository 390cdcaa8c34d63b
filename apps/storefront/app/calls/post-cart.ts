import type { CartSnapshotItem } from "@autotune/contract";
import { callShop } from "./call-shop.ts";

/** Tells the server what lies in a signed-in person's cart. Says whether it has heard. */
export async function postCart(items: readonly CartSnapshotItem[]): Promise<boolean> {
  const { ok } = await callShop({
    method: "POST",
    path: "/laravel/rest/cart-updated",
    body: items,
  });
  return ok;
}
