import { fingerprintOf, type KeptCheckout } from "../../state/kept-purchases.ts";

/** A purchase that the server knows as an order. */
export interface FoundOrder {
  readonly checkoutId: string;
  /** The order asks that the browser stays on the page. */
  readonly stays: boolean;
  /** This browser had heard of it before; the person need not be told. */
  readonly known: boolean;
}

export interface EarlierPayments {
  readonly ordered: readonly FoundOrder[];
  /** Without an order until now. */
  readonly open: readonly KeptCheckout[];
  /** Of some of them nobody could say anything. */
  readonly unreachable: boolean;
}

/** The cart as it stands after what was bought has left it. */
interface RemainingCart {
  readonly fingerprint: string;
  readonly empty: boolean;
}

export type Earlier =
  | { readonly kind: "ordered"; readonly checkoutId: string; readonly stays: boolean }
  /** `begun`: with a payment for this very cart. */
  | { readonly kind: "goOn"; readonly begun: boolean };

/**
 * Where the checkout begins. A purchase that the person may not know of is shown at once; one that they
 * know of only if there is nothing else to buy.
 */
export function decideEarlier({ ordered, open }: EarlierPayments, cart: RemainingCart): Earlier {
  const shown = ordered.find(({ known }) => !known) ?? (cart.empty ? ordered[0] : undefined);
  if (shown !== undefined)
    return { kind: "ordered", checkoutId: shown.checkoutId, stays: shown.stays };
  const awaited = cart.empty ? open.find(({ paid }) => paid) : undefined;
  if (awaited !== undefined)
    return { kind: "ordered", checkoutId: awaited.checkoutId, stays: false };
  const begun = open.some((kept) => !kept.paid && fingerprintOf(kept) === cart.fingerprint);
  return { kind: "goOn", begun };
}
