import type { Currency } from "@autotune/commerce";
import type { CartSnapshotItem } from "@autotune/contract";
import { cartRevisionHeader } from "@autotune/contract/cart-revision-header";
import type { Language } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";
import { sendInSession } from "../../../platform/api/session-requests.ts";

interface CartToPost {
  readonly items: readonly CartSnapshotItem[];
  /** The last revision that this browser has seen; null where there is none. */
  readonly after: string | null;
  readonly language: Language;
  readonly currency: Currency;
}

export type PostedCart =
  | { readonly kind: "accepted"; readonly revision: string | null }
  /** Another device has posted its cart since. */
  | { readonly kind: "changed" }
  | { readonly kind: "failed" };

/** Posts the cart of a signed-in person to the server. */
export async function postCart({
  items,
  after,
  language,
  currency,
}: CartToPost): Promise<PostedCart> {
  const query = new URLSearchParams({ after: after ?? "none", language, currency });
  let revision: string | null = null;
  // Nobody pressed anything for it: that the session is over is told where the person does something.
  const { ok, status } = await sendInSession((ended) =>
    callShop({
      method: "POST",
      path: `/laravel/rest/cart-updated?${query.toString()}`,
      body: items,
      signal: ended,
      readHeaders: (headers) => {
        revision = headers.get(cartRevisionHeader);
      },
    }),
  );
  if (!ok) return { kind: "failed" };
  return status === 204 ? { kind: "accepted", revision } : { kind: "changed" };
}
