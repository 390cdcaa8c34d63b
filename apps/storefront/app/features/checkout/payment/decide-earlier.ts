import { fingerprintOf, type StoredCheckout } from "./parse-stored-checkouts.ts";

/** A purchase that became an order on the server. */
export interface FoundOrder {
  readonly checkoutId: string;
  /** The order requires the browser to stay on the page. */
  readonly stays: boolean;
  /** This browser has already shown it. */
  readonly known: boolean;
}

export interface EarlierPayments {
  readonly ordered: readonly FoundOrder[];
  /** Without an order so far. */
  readonly open: readonly StoredCheckout[];
  /** The status of some could not be fetched. */
  readonly unreachable: boolean;
}

/** The cart after what was bought has left it. */
interface RemainingCart {
  readonly fingerprint: string;
  readonly empty: boolean;
}

export type Earlier =
  | { readonly kind: "ordered"; readonly checkoutId: string; readonly stays: boolean }
  /** `begun`: with a payment for the same cart. */
  | { readonly kind: "goOn"; readonly begun: boolean };

/**
 * Where the checkout starts. A purchase that the person may not know about is shown at once; a known one only if the
 * cart is empty.
 */
export function decideEarlier({ ordered, open }: EarlierPayments, cart: RemainingCart): Earlier {
  const shown = ordered.find(({ known }) => !known) ?? (cart.empty ? ordered[0] : undefined);
  if (shown !== undefined)
    return { kind: "ordered", checkoutId: shown.checkoutId, stays: shown.stays };
  const awaited = cart.empty ? open.find(({ paid }) => paid) : undefined;
  if (awaited !== undefined)
    return { kind: "ordered", checkoutId: awaited.checkoutId, stays: false };
  const begun = open.some(
    (checkout) => !checkout.paid && fingerprintOf(checkout) === cart.fingerprint,
  );
  return { kind: "goOn", begun };
}
