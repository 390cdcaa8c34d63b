import { hash } from "node:crypto";
import {
  lowestPricesBefore,
  offerAt,
  type KnownPrices,
  type Offer,
  type Prices,
} from "@autotune/commerce";
import type { CatalogueProduct } from "@autotune/contract";
import { cheapestUpgrades } from "./cheapest-upgrades.ts";

interface StoredOffer {
  readonly offer: Offer;
  /** The lowest upgrade price for an owner of another product. */
  readonly upgradesFrom: Prices | undefined;
  /** For a discount: the lowest prices of the 30 days before it. */
  readonly lowestBefore: KnownPrices | undefined;
  /** Equal as long as it is the same product at the same price. */
  readonly state: string;
}

export interface PublishedProduct {
  readonly version: number;
  readonly body: CatalogueProduct;
}

/** What products cost at one instant. */
export class CurrentOffers {
  readonly #offers: ReadonlyMap<string, StoredOffer>;
  /** The same in every process that has the same products at the same prices. */
  readonly version: string;

  constructor(products: Iterable<PublishedProduct>, now: Date) {
    const offers = [...products].map(({ version, body: { priceChanges = [], ...product } }) => ({
      version,
      offer: offerAt(product, now),
      lowestBefore: lowestPricesBefore(priceChanges, now),
    }));
    const upgrades = cheapestUpgrades(offers.map(({ offer }) => offer));
    this.#offers = new Map(
      offers.map(({ version, offer, lowestBefore }) => {
        const upgradesFrom = upgrades.get(offer.path);
        const reduced = offer.discount === null ? "" : " reduced";
        const upgradable =
          upgradesFrom === undefined ? "" : ` ${Object.values(upgradesFrom).join()}`;
        const state = `${version}${reduced}${upgradable}`;
        return [offer.path, { offer, upgradesFrom, lowestBefore, state }];
      }),
    );
    const states = [...this.#offers].map(([path, { state }]) => `${path} ${state}`).toSorted();
    this.version = hash("sha1", states.join("\n"), "base64url");
  }

  find(path: string): Offer | undefined {
    return this.#offers.get(path)?.offer;
  }

  upgradesFrom(path: string): Prices | undefined {
    return this.#offers.get(path)?.upgradesFrom;
  }

  lowestBefore(path: string): KnownPrices | undefined {
    return this.#offers.get(path)?.lowestBefore;
  }

  stateOf(path: string): string | undefined {
    return this.#offers.get(path)?.state;
  }
}
