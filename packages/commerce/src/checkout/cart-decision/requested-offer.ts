import type { Offer } from "../../catalogue/pricing/offer-at.ts";
import type { SaleLine } from "../sale-lines/sale-line.ts";
import { qualifyingRecord } from "../upgrades/qualifying-record.ts";
import type { OwnedRecord } from "../upgrades/owned-record.ts";
import type { RequestedLine, CartToDecide } from "./decided-cart.ts";

/** A requested line, with what the shop itself knows of it. */
export interface RequestedOffer<Sold extends Offer> extends SaleLine {
  readonly item: Sold;
  /** The price that the browser showed. */
  readonly shownPrice: number;
  /** Upgrades only: the licences that they are paid with, as far as they are this person's. */
  readonly sources: readonly OwnedRecord[];
}

/** Undefined for a product that the shop does not have. */
export function lookUpLine<Sold extends Offer>(
  { findOffer, promotion, rights }: CartToDecide<Sold>,
  { path, quantity, unitPrice, isFreebie, qualifyingProduct }: RequestedLine,
): RequestedOffer<Sold> | undefined {
  const item = findOffer(path);
  if (item === undefined) return undefined;
  const isPromotable =
    promotion !== null && promotion !== "notQualified" && item.type !== "upgrade";
  const source = qualifyingRecord(item, qualifyingProduct, rights.owned);
  return {
    item,
    quantity,
    isFreebie,
    shownPrice: unitPrice,
    promoted: isPromotable ? promotion.prices.get(path) : undefined,
    sources: source === undefined ? [] : [source],
  };
}
