import type { CartUpgrade } from "../cart/cart.ts";
import type { Prices } from "../../catalogue/pricing/prices.ts";
import type { OwnedRecord } from "./owned-record.ts";

/** What a licence can become, as its owner sees it. */
export interface UpgradeOffer {
  /** Path of the upgrade itself. */
  readonly path: string;
  readonly pid: string;
  /** Paths of what is owned and of what it becomes. */
  readonly from: string;
  readonly to: string;
  /** The name of what it becomes. */
  readonly name: string;
  readonly prices: Prices;
  readonly basePrices: Prices;
}

/** An offer together with the licence that it is paid with, ready for the cart. */
export function toCartUpgrade(offer: UpgradeOffer, record: OwnedRecord): CartUpgrade {
  return {
    ...offer,
    type: "upgrade",
    interval: null,
    trialDays: null,
    discount: null,
    discountReason: null,
    discountPeriodCount: null,
    quantityDiscounts: [],
    freebies: [],
    includes: [],
    variantParent: null,
    promoOnly: false,
    wpOnly: false,
    url: null,
    checkoutInfo: "",
    specialText: "",
    quantity: 1,
    sourceName: record.name,
    qualifyingProduct: {
      code: record.authenticationString,
      purchaseId: record.purchaseId,
      serial: record.serial,
    },
  };
}
