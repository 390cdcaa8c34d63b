import type { Offer } from "../catalogue/offer.ts";
import { isAddon } from "../freebies/is-addon.ts";
import type { AskedOffer } from "./asked-offer.ts";
import { isPlan } from "./cart.ts";
import type { BuyerRights, LineRefusal } from "./decided-cart.ts";

/** One plan is bought and one given, the given one beside another only if it is an add-on. A trial is had once. */
export function refusePlan(
  line: AskedOffer<Offer>,
  earlier: readonly AskedOffer<Offer>[],
  givers: readonly Offer[],
  rights: BuyerRights,
): LineRefusal | undefined {
  const standsBeside = ({ isFreebie, item }: AskedOffer<Offer>) =>
    isFreebie && isAddon(item.path, givers);
  const isSecond = earlier
    .filter(({ item }) => isPlan(item.type))
    .some(
      (other) => other.isFreebie === line.isFreebie || !(standsBeside(line) || standsBeside(other)),
    );
  if (isSecond) return "secondPlan";
  const { item, promoted } = line;
  if (item.type === "trial" && !rights.hasTrial && promoted === undefined) return "trialUsed";
  if (rights.runningPlans.length > 0 && !standsBeside(line)) return "alreadySubscribed";
  return undefined;
}
