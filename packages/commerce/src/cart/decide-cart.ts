import type { Offer } from "../catalogue/offer.ts";
import { refuseCoupon } from "../coupons/refuse-coupon.ts";
import { chargeLines } from "../pricing/charge-lines.ts";
import { listPriceOf } from "../pricing/sale-line.ts";
import { lookUpLine, type AskedOffer } from "./asked-offer.ts";
import type {
  CartRefusal,
  CartToDecide,
  DecidedCart,
  RefusedCart,
  RefusedLine,
} from "./decided-cart.ts";
import { refuseLine } from "./refuse-line.ts";

/** Decides a cart again from the catalogue: nothing that a browser says about price or right is believed. */
export function decideCart<Sold extends Offer>(cart: CartToDecide<Sold>): DecidedCart<Sold> {
  const { offeredCurrency: currency, coupon } = cart;
  if (cart.lines.length === 0) return refuse("emptyCart");
  if (cart.currency !== currency) return refuse("currencyNotOffered");
  if (cart.promotion === "notQualified") return refuse("promotionNotQualified");
  const found = cart.lines.map((asked) => lookUpLine(cart, asked));
  const known = found.filter((line) => line !== undefined);
  const refused = cart.lines.flatMap(({ path }, index) =>
    refuseAsked(cart, path, found[index], known),
  );
  if (refused.length > 0) return { ...refuse("refusedLines"), lines: refused };
  if (typeof coupon === "string") return { ...refuse("refusedCoupon"), coupon };
  const lines = mergeUpgrades(known);
  const against = coupon === null ? undefined : refuseCoupon(lines, coupon);
  if (against !== undefined) return { ...refuse("refusedCoupon"), coupon: against };
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

function refuseAsked<Sold extends Offer>(
  { rights, offeredCurrency }: CartToDecide<Sold>,
  path: string,
  line: AskedOffer<Sold> | undefined,
  lines: readonly AskedOffer<Sold>[],
): RefusedLine[] {
  if (line === undefined) return [{ path, reason: "unknownProduct", unitPrice: null }];
  const reason = refuseLine(line, lines, rights);
  if (reason !== undefined) return [{ path, reason, unitPrice: null }];
  const unitPrice = listPriceOf(line, offeredCurrency);
  return line.shownPrice === unitPrice ? [] : [{ path, reason: "priceChanged", unitPrice }];
}

/** The provider takes a product once: two licences that become the same are one line of two copies. */
function mergeUpgrades<Sold extends Offer>(lines: readonly AskedOffer<Sold>[]): AskedOffer<Sold>[] {
  const isFirst = (line: AskedOffer<Sold>) =>
    lines.find(({ item }) => item.path === line.item.path) === line;
  return lines.filter(isFirst).map((line) => {
    if (line.item.type !== "upgrade") return line;
    const sources = lines
      .filter(({ item }) => item.path === line.item.path)
      .flatMap((same) => same.sources);
    return { ...line, quantity: sources.length, sources };
  });
}

function refuse(reason: CartRefusal): RefusedCart {
  return { ok: false, reason, lines: [], coupon: null };
}
