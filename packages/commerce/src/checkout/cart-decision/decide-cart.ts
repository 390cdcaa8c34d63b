import type { Offer } from "../../catalogue/pricing/offer-at.ts";
import { rejectCoupon } from "../coupons/reject-coupon.ts";
import { chargeLines } from "../totals/charge-lines.ts";
import { listPriceOf } from "../sale-lines/sale-line.ts";
import { lookUpLine, type RequestedOffer } from "./requested-offer.ts";
import type {
  CartRejection,
  CartToDecide,
  DecidedCart,
  RejectedCart,
  RejectedLine,
} from "./decided-cart.ts";
import { rejectLine } from "./reject-line.ts";

/** Decides a cart again from the catalogue: no price or entitlement that a browser sends is trusted. */
export function decideCart<Sold extends Offer>(cart: CartToDecide<Sold>): DecidedCart<Sold> {
  const { offeredCurrency: currency, coupon } = cart;
  if (cart.lines.length === 0) return reject("emptyCart");
  if (cart.currency !== currency) return reject("currencyNotOffered");
  if (cart.promotion === "notQualified") return reject("promotionNotQualified");
  const found = cart.lines.map((line) => lookUpLine(cart, line));
  const known = found.filter((line) => line !== undefined);
  const rejected = cart.lines.flatMap(({ path }, index) =>
    rejectRequested(cart, path, found[index], known),
  );
  if (rejected.length > 0) return { ...reject("refusedLines"), lines: rejected };
  if (typeof coupon === "string") return { ...reject("refusedCoupon"), coupon };
  const lines = mergeUpgrades(known);
  const against = coupon === null ? undefined : rejectCoupon(lines, coupon);
  if (against !== undefined) return { ...reject("refusedCoupon"), coupon: against };
  const charge = chargeLines(lines, coupon, currency);
  return {
    ok: true,
    lines: charge.lines.map(({ line, ...charged }) => ({
      product: line.item,
      quantity: line.quantity,
      isFreebie: line.isFreebie,
      sources: line.sources,
      ...charged,
    })),
    subtotal: charge.subtotal,
    discount: charge.discount,
  };
}

function rejectRequested<Sold extends Offer>(
  { rights, offeredCurrency }: CartToDecide<Sold>,
  path: string,
  line: RequestedOffer<Sold> | undefined,
  lines: readonly RequestedOffer<Sold>[],
): RejectedLine[] {
  if (line === undefined) return [{ path, reason: "unknownProduct", unitPrice: null }];
  const reason = rejectLine(line, lines, rights);
  if (reason !== undefined) return [{ path, reason, unitPrice: null }];
  const unitPrice = listPriceOf(line, offeredCurrency);
  return line.shownPrice === unitPrice ? [] : [{ path, reason: "priceChanged", unitPrice }];
}

/** The provider takes a product once: two licences that become the same are one line of two copies. */
function mergeUpgrades<Sold extends Offer>(
  lines: readonly RequestedOffer<Sold>[],
): RequestedOffer<Sold>[] {
  const isFirst = (line: RequestedOffer<Sold>) =>
    lines.find(({ item }) => item.path === line.item.path) === line;
  return lines.filter(isFirst).map((line) => {
    if (line.item.type !== "upgrade") return line;
    const sources = lines
      .filter(({ item }) => item.path === line.item.path)
      .flatMap((same) => same.sources);
    return { ...line, quantity: sources.length, sources };
  });
}

function reject(reason: CartRejection): RejectedCart {
  return { ok: false, reason, lines: [], coupon: null };
}
