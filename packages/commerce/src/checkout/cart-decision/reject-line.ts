import type { Offer } from "../../catalogue/pricing/offer-at.ts";
import { canBeGiven } from "../freebies/can-be-given.ts";
import { giveTogether } from "../freebies/give-together.ts";
import type { RequestedOffer } from "./requested-offer.ts";
import { isPlan, largestQuantity } from "../cart/cart.ts";
import type { BuyerRights, LineRejection } from "./decided-cart.ts";
import { isForSale } from "../cart/is-for-sale.ts";
import { rejectPlan } from "./reject-plan.ts";

/** What the shop has against one line beside the others, its price left aside. */
export function rejectLine<Sold extends Offer>(
  line: RequestedOffer<Sold>,
  lines: readonly RequestedOffer<Sold>[],
  rights: BuyerRights,
): LineRejection | undefined {
  const { path, type } = line.item;
  const earlier = lines.slice(0, lines.indexOf(line));
  if (!isSold(line)) return "notForSale";
  if (type !== "upgrade" && earlier.some(({ item }) => item.path === path))
    return "repeatedProduct";
  if (!isQuantity(line)) return "invalidQuantity";
  if (line.isFreebie && !isGiven(path, lines)) return "freebieWithoutParent";
  if (isPlan(type)) return rejectPlan(line, earlier, givers(lines), rights);
  if (type === "upgrade" && !isQualified(line, earlier)) return "unqualifiedUpgrade";
  return undefined;
}

function isSold({ item, isFreebie, promoted }: RequestedOffer<Offer>): boolean {
  if (isFreebie) return canBeGiven(item);
  if (item.upgrade !== null) return item.type === "upgrade" && !item.wpOnly && !item.promoOnly;
  return isForSale(item, { isPromoted: promoted !== undefined });
}

function isQuantity({ item, quantity, isFreebie, promoted }: RequestedOffer<Offer>): boolean {
  const isSingle = item.type !== "perpetual" || isFreebie || promoted !== undefined;
  const most = isSingle ? 1 : largestQuantity;
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= most;
}

function isGiven(path: string, lines: readonly RequestedOffer<Offer>[]): boolean {
  const wanted = lines.filter(({ isFreebie }) => isFreebie).map(({ item }) => item.path);
  return giveTogether(givers(lines), wanted).includes(path);
}

/** Only what is bought gives something; an upgrade does not. */
function givers(lines: readonly RequestedOffer<Offer>[]): Offer[] {
  return lines
    .filter(({ isFreebie, item }) => !isFreebie && item.type !== "upgrade")
    .map(({ item }) => item);
}

/** Paid with a licence of this person's, which no earlier line is paid with. */
function isQualified(
  { sources }: RequestedOffer<Offer>,
  earlier: readonly RequestedOffer<Offer>[],
) {
  const used = new Set(earlier.flatMap((other) => other.sources));
  return sources.length === 1 && sources.every((source) => !used.has(source));
}
