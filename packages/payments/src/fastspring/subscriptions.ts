import { isCurrency, planPathOf, type Money } from "@autotune/commerce";
import Type from "typebox";
import { Compile } from "typebox/compile";
import {
  ProviderRejected,
  type PlanChange,
  type PlanChangeEstimate,
  type PriceChange,
} from "../port/provider.ts";
import { readAmount, writeAmount } from "./amounts.ts";
import type { Call } from "./call.ts";
import type { ProviderSubscription } from "../port/updates.ts";
import { parseSubscription } from "./parse-subscription.ts";

const estimates = Compile(
  Type.Object({
    subscriptions: Type.Array(
      Type.Object({
        currency: Type.String(),
        amountDue: Type.Number(),
        nextCharge: Type.Number(),
        nextChargeDate: Type.Integer(),
      }),
      { minItems: 1 },
    ),
  }),
);
const ended = Compile(Type.Object({ state: Type.Literal("deactivated") }));

const pathOf = (id: string) => `/subscriptions/${encodeURIComponent(id)}`;

/** What a change would cost; undefined while in trial, of which the provider estimates nothing. */
export async function estimateChange(
  call: Call,
  change: PlanChange,
): Promise<PlanChangeEstimate | undefined> {
  try {
    return readEstimate(await call("POST", "/subscriptions/estimate", changeBody(change)));
  } catch (error) {
    if (error instanceof ProviderRejected && /"TRIAL"/.test(error.responseText)) return undefined;
    throw error;
  }
}

export async function changePlan(call: Call, change: PlanChange): Promise<void> {
  await call("POST", "/subscriptions", changeBody(change));
}

/**
 * Updates a subscription to its own product at another price, and believes it only if the subscription then costs
 * that. The price of one plan is never given to another. What public material says of an update does not name a price;
 * a session's item takes one in this form.
 */
export async function changePrice(
  call: Call,
  { subscriptionId, path, price }: PriceChange,
): Promise<ProviderSubscription> {
  const before = await readSubscription(call, subscriptionId);
  const isOfPlan = planPathOf(before.path) === planPathOf(path);
  if (!isOfPlan || costs(before, price)) return before;
  const pricing = { price: { [price.currency]: writeAmount(price) } };
  const change = { subscription: subscriptionId, product: before.path, prorate: false, pricing };
  await call("POST", "/subscriptions", { subscriptions: [change] });
  const after = await readSubscription(call, subscriptionId);
  if (!costs(after, price))
    throw new Error(
      `Subscription ${subscriptionId} costs ${after.price} ${after.currency} and not ${price.amount} ${price.currency}, in minor units`,
    );
  return after;
}

function costs(subscription: ProviderSubscription, { amount, currency }: Money): boolean {
  return subscription.price === amount && subscription.currency === currency;
}

function changeBody({ subscriptionId: subscription, path: product, prorate }: PlanChange) {
  return { subscriptions: [{ subscription, product, prorate }] };
}

function readEstimate(response: unknown): PlanChangeEstimate {
  const [estimate] = estimates.Check(response) ? response.subscriptions : [];
  const currency = estimate?.currency ?? "";
  if (estimate === undefined || !isCurrency(currency))
    throw new Error("The provider's estimate cannot be read");
  const due = readAmount(estimate.amountDue, currency);
  const next = readAmount(estimate.nextCharge, currency);
  if (due === undefined || next === undefined)
    throw new Error(`An amount of the provider's estimate cannot be read in ${currency}`);
  return {
    dueNow: { amount: due, currency },
    nextCharge: { amount: next, currency },
    nextChargeAt: new Date(estimate.nextChargeDate),
  };
}

/** Ending twice is ending once: when the provider rejects a second call, it is queried whether that is why. */
export async function cancelSubscription(
  call: Call,
  id: string,
  when: "atPeriodEnd" | "now",
): Promise<void> {
  try {
    await call("DELETE", pathOf(id) + (when === "now" ? "?billingPeriod=0" : ""));
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error;
    if (!ended.Check(await call("GET", pathOf(id)))) throw error;
  }
}

export async function uncancelSubscription(call: Call, subscription: string): Promise<void> {
  await call("POST", "/subscriptions", { subscriptions: [{ subscription, deactivation: null }] });
}

export async function pauseSubscription(call: Call, id: string, periods: number): Promise<void> {
  await call("POST", `${pathOf(id)}/pause`, { pausePeriodCount: periods });
}

export async function resumeSubscription(call: Call, id: string): Promise<void> {
  await call("POST", `${pathOf(id)}/resume`);
}

export async function readSubscription(call: Call, id: string): Promise<ProviderSubscription> {
  const parsed = parseSubscription(await call("GET", pathOf(id)));
  if (!parsed.ok) throw new Error(`Subscription ${id} cannot be read: ${parsed.reason}`);
  return parsed.value;
}
