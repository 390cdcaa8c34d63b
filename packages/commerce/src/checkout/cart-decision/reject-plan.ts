import type { Offer } from "../../catalogue/pricing/offer-at.ts";
import { isAddon } from "../freebies/is-addon.ts";
import type { RequestedOffer } from "./requested-offer.ts";
import { isPlan } from "../cart/cart.ts";
import type { BuyerRights, LineRejection } from "./decided-cart.ts";

/** One plan is bought and one given, the given one beside another only if it is an add-on. A trial is had once. */
export function rejectPlan(
  line: RequestedOffer<Offer>,
  earlier: readonly RequestedOffer<Offer>[],
  givers: readonly Offer[],
  rights: BuyerRights,
): LineRejection | undefined {
  const standsBeside = ({ isFreebie, item }: RequestedOffer<Offer>) =>
    isFreebie && isAddon(item.path, givers);
  const isSecond = earlier
    .filter(({ item }) => isPlan(item.type))
    .some(
      (other) => other.isFreebie === line.isFreebie || !(standsBeside(line) || standsBeside(other)),
    );
  if (isSecond) return "secondPlan";
  const { item, promoted } = line;
  if (item.type === "trial" && promoted === undefined) {
    if (!rights.hasTrial) return "trialUsed";
    if (rights.isTrialLimitReached) return "trialLimitReached";
  }
  if (rights.runningPlans.length > 0 && !standsBeside(line)) return "alreadySubscribed";
  return undefined;
}
