import { isCurrency, type Interval, type Money } from "@autotune/commerce";
import type {
  PlanDiscount,
  ProductChange,
  SubscriptionState,
  SummaryResponse,
} from "@autotune/contract";
import { isRecord } from "../../../platform/api/is-record.ts";
import { isPlanState, readDiscount, readInterval, readTimestamp } from "./read-plan.ts";
import { readProductChange } from "./read-product-change.ts";

/** A plan that an account has or had. */
export interface SummaryPlan {
  readonly id: number;
  /** The provider's id. */
  readonly providerId: string;
  readonly state: SubscriptionState;
  readonly path: string;
  readonly name: string;
  /** Of one period. */
  readonly price: Money;
  /** Null where that holds for all charges. */
  readonly discount: PlanDiscount | null;
  readonly interval: Interval;
  readonly trialEndsAt: string | null;
  /** Null where no charge follows. */
  readonly nextChargeAt: string | null;
  readonly entitledUntil: string | null;
  /** When a cancelled one ends. */
  readonly endsAt: string | null;
  readonly endedAt: string | null;
  /** Of the plan that it becomes with the next charge; null where it stays what it is. */
  readonly nextName: string | null;
}

/** What an account holds, as far as the shop around it shows it. */
export interface Summary extends Readonly<
  Pick<
    SummaryResponse,
    "isActiveSubscriber" | "isActiveTrialer" | "wasTrialer" | "wasSubscriber" | "hasAvailableTrial"
  >
> {
  readonly availableUpgrades: number;
  /** How many upgrades are offered for each owned product, by its path. */
  readonly ownedProducts: Readonly<Record<string, number>>;
  readonly plans: readonly SummaryPlan[];
  /** Changes of plan that are under way, or whose end the person has not been notified of. */
  readonly productChanges: readonly ProductChange[];
  /** Versions of the parts, by name, so that the server can leave out what is unchanged. */
  readonly versions: Readonly<Record<string, string>>;
}

/** An unreadable summary is empty. What it leaves out is as it was `before`. */
export function readSummary(value: unknown, before?: Pick<Summary, "plans">): Summary {
  const fields = isRecord(value) ? value : {};
  const plans = fields["subscriptionSummary"];
  const changes = fields["pendingProductChanges"];
  return {
    isActiveSubscriber: fields["isActiveSubscriber"] === true,
    isActiveTrialer: fields["isActiveTrialer"] === true,
    wasTrialer: fields["wasTrialer"] === true,
    wasSubscriber: fields["wasSubscriber"] === true,
    hasAvailableTrial: readCount(fields["hasAvailableTrial"]),
    availableUpgrades: readCount(fields["available_upgrades"]),
    ownedProducts: readOwned(fields["owned_products"]),
    plans: Array.isArray(plans)
      ? plans.map(readPlan).filter((plan) => plan !== undefined)
      : (before?.plans ?? []),
    productChanges: Array.isArray(changes)
      ? changes.map(readProductChange).filter((change) => change !== undefined)
      : [],
    versions: readVersions(fields["cbValues"]),
  };
}

function readOwned(value: unknown): Summary["ownedProducts"] {
  if (!Array.isArray(value)) return {};
  return Object.fromEntries(
    value.flatMap((product) =>
      isRecord(product) && typeof product["path"] === "string"
        ? [[product["path"], readCount(product["upgrades"])]]
        : [],
    ),
  );
}

function readVersions(value: unknown): Summary["versions"] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

function readCount(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value > 0 ? value : 0;
}

function readPlan(value: unknown): SummaryPlan | undefined {
  if (!isRecord(value)) return undefined;
  const { id, fs_id: providerId, fs_status: state, path, name, currency, price: amount } = value;
  const interval = readInterval(value["interval"]);
  if (typeof id !== "number" || !isPlanState(state) || interval === undefined) return undefined;
  if (typeof path !== "string" || typeof name !== "string") return undefined;
  if (typeof currency !== "string" || !isCurrency(currency)) return undefined;
  if (typeof amount !== "number" || !Number.isSafeInteger(amount)) return undefined;
  return {
    id,
    providerId: typeof providerId === "string" ? providerId : "",
    state,
    path,
    name,
    price: { amount, currency },
    discount: readDiscount(value["discount"]),
    interval,
    trialEndsAt: readTimestamp(value["trialEndsAt"]),
    nextChargeAt: readTimestamp(value["nextChargeAt"]),
    entitledUntil: readTimestamp(value["entitledUntil"]),
    endsAt: readTimestamp(value["endsAt"]),
    endedAt: readTimestamp(value["endedAt"]),
    nextName: typeof value["nextName"] === "string" ? value["nextName"] : null,
  };
}
