import type { Offer } from "../catalogue/offer.ts";
import { canBeGiven } from "../freebies/can-be-given.ts";
import { giveTogether } from "../freebies/give-together.ts";
import type { AskedOffer } from "./asked-offer.ts";
import { isPlan, largestQuantity } from "./cart.ts";
import type { BuyerRights, LineRefusal } from "./decided-cart.ts";
import { isForSale } from "./is-for-sale.ts";
import { refusePlan } from "./refuse-plan.ts";

/** What the shop has against one line beside the others, its price left aside. */
export function refuseLine<Sold extends Offer>(
  line: AskedOffer<Sold>,
  lines: readonly AskedOffer<Sold>[],
  rights: BuyerRights,
): LineRefusal | undefined {
  const { path, type } = line.item;
  const earlier = lines.slice(0, lines.indexOf(line));
  if (!isSold(line)) return "notForSale";
  if (type !== "upgrade" && earlier.some(({ item }) => item.path === path))
    return "repeatedProduct";
  if (!isQuantity(line)) return "invalidQuantity";
  if (line.isFreebie && !isGiven(path, lines)) return "freebieWithoutParent";
  if (isPlan(type)) return refusePlan(line, earlier, givers(lines), rights);
  if (type === "upgrade" && !isQualified(line, earlier)) return "unqualifiedUpgrade";
  return undefined;
}

function isSold({ item, isFreebie, promoted }: AskedOffer<Offer>): boolean {
  if (isFreebie) return canBeGiven(item);
  if (item.upgrade !== null) return item.type === "upgrade" && !item.wpOnly && !item.promoOnly;
  return isForSale(item, { isPromoted: promoted !== undefined });
}

function isQuantity({ item, quantity, isFreebie, promoted }: AskedOffer<Offer>): boolean {
  const isSingle = item.type !== "perpetual" || isFreebie || promoted !== undefined;
  const most = isSingle ? 1 : largestQuantity;
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= most;
}

function isGiven(path: string, lines: readonly AskedOffer<Offer>[]): boolean {
  const wanted = lines.filter(({ isFreebie }) => isFreebie).map(({ item }) => item.path);
  return giveTogether(givers(lines), wanted).includes(path);
}

/** Only what is bought gives something; an upgrade does not. */
function givers(lines: readonly AskedOffer<Offer>[]): Offer[] {
  return lines
    .filter(({ isFreebie, item }) => !isFreebie && item.type !== "upgrade")
    .map(({ item }) => item);
}

/** Paid with a licence of this person's, which no earlier line is paid with. */
function isQualified({ sources }: AskedOffer<Offer>, earlier: readonly AskedOffer<Offer>[]) {
  const used = new Set(earlier.flatMap((other) => other.sources));
  return sources.length === 1 && sources.every((source) => !used.has(source));
}
