import type { CartItem, CartUpgrade } from "../../checkout/cart/cart.ts";
import { everywhere } from "../pricing/everywhere.sample.ts";
import type { OwnedRecord } from "../../checkout/upgrades/owned-record.ts";
import { offerAt, type Offer } from "../pricing/offer-at.ts";
import type { Product } from "./product.ts";

export function productSample(overrides: Partial<Product> = {}): Product {
  return {
    path: "auto-tune-pro",
    pid: "AT-PRO",
    type: "perpetual",
    interval: null,
    trialDays: null,
    basePrices: everywhere(45_900),
    discount: null,
    quantityDiscounts: [],
    freebies: [],
    includes: [],
    upgrade: null,
    moves: { upgradeableTo: [], switchableTo: [], downgradeableTo: [] },
    variantParent: null,
    promoOnly: false,
    wpOnly: false,
    useWibu: false,
    ...overrides,
  };
}

/** Without a discount unless one is given. */
export function offerSample(overrides: Partial<Offer> = {}): Offer {
  const basePrices = overrides.basePrices ?? overrides.prices ?? everywhere(45_900);
  return { ...offerAt(productSample({ basePrices }), new Date(0)), ...overrides };
}

export function cartItemSample(overrides: Partial<CartItem> = {}): CartItem {
  const { upgrade: _upgrade, ...offer } = offerSample(overrides);
  return {
    name: "AutoTune Pro",
    url: null,
    checkoutInfo: "",
    specialText: "",
    ...offer,
    ...overrides,
  };
}

export function ownedRecordSample(overrides: Partial<OwnedRecord> = {}): OwnedRecord {
  return {
    path: "auto-tune-artist",
    pid: "AT-ARTIST",
    name: "AutoTune Artist",
    authenticationString: "AUTH-1",
    purchaseId: "1",
    serial: "SERIAL-1",
    upgradedTo: null,
    ...overrides,
  };
}

export function cartUpgradeSample(overrides: Partial<CartUpgrade> = {}): CartUpgrade {
  return {
    ...cartItemSample({
      path: "auto-tune-pro-upgrade-from-auto-tune-artist",
      pid: "UG-AT-ARTIST-AT-PRO",
      type: "upgrade",
      prices: overrides.prices ?? everywhere(12_900),
    }),
    quantity: 1,
    from: "auto-tune-artist",
    to: "auto-tune-pro",
    sourceName: "AutoTune Artist",
    qualifyingProduct: { code: "AUTH-1", purchaseId: "1", serial: "SERIAL-1" },
    ...overrides,
  };
}
