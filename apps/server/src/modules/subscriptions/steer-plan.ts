import { isPlanWhereAsked, mayActOnPlan } from "@autotune/commerce";
import type { Database, Transact } from "@autotune/database";
import {
  ProviderRefused,
  ProviderUnavailable,
  type PaymentProvider,
  type ProviderSubscription,
} from "@autotune/payments";
import type { FastifyBaseLogger } from "fastify";
import type { Enqueue } from "../../jobs/enqueue.ts";
import { applyTold } from "./apply-told.ts";
import { pauseChoices } from "./pause-choices.ts";
import {
  findOwnSubscription,
  lockSubscription,
  type OwnSubscription,
  type SubscriptionRow,
} from "./repository.ts";

export type PlanStep =
  | { readonly action: "cancel" | "undoCancel" | "resume" }
  | { readonly action: "pause"; readonly periods: number };

interface SteerParts {
  readonly database: Database;
  readonly transact: Transact;
  readonly readyToEnqueue: () => Promise<Enqueue>;
  readonly provider: PaymentProvider;
  readonly log: FastifyBaseLogger;
}

type SteerRefusal = "notFound" | "planNotReady" | "planUnchanged" | "planUndecided";
type SteerResult = { readonly ok: true } | { readonly ok: false; readonly reason: SteerRefusal };

/** Cancels, pauses and so on at the provider, and writes what has become of the plan. Asked twice it is done once. */
export async function steerPlan(
  parts: SteerParts,
  own: OwnSubscription,
  step: PlanStep,
): Promise<SteerResult> {
  const plan = await findOwnSubscription(parts.database, own);
  if (plan === undefined) return { ok: false, reason: "notFound" };
  if (isPlanWhereAsked(step.action, plan.state)) return { ok: true };
  if (!mayActOnPlan(step.action, plan.state) || !isOffered(plan, step))
    return { ok: false, reason: "planNotReady" };
  const { providerSubscriptionId } = plan;
  let failure: Exclude<Failure, "unheard"> | undefined;
  try {
    await ask(parts.provider, providerSubscriptionId, step);
  } catch (error) {
    const met = failureOf(error);
    if (met === "unheard") return { ok: false, reason: "planUnchanged" };
    parts.log.warn({ err: error, subscription: plan.id }, `${step.action} was ${met}`);
    failure = met;
  }
  const told = await readBack(parts, providerSubscriptionId);
  // Without an answer the provider's event tells it, moments later.
  if (told === undefined)
    return failure === undefined ? { ok: true } : { ok: false, reason: unreadReasons[failure] };
  await write(parts, told);
  return failure === undefined || isPlanWhereAsked(step.action, told.state)
    ? { ok: true }
    : { ok: false, reason: readReasons[failure] };
}

/**
 * Refused: somebody was faster, perhaps the same person in another tab. Unheard: the provider is gone. Unanswered:
 * it may have been done all the same. Of the first and the last the plan itself tells what holds now.
 */
type Failure = "refused" | "unheard" | "unanswered";

function failureOf(error: unknown): Failure {
  if (error instanceof ProviderRefused) return "refused";
  if (error instanceof ProviderUnavailable) return error.isUndecided ? "unanswered" : "unheard";
  throw error;
}

/** Where the plan could be read, and is not where it should be. */
const readReasons = { refused: "planNotReady", unanswered: "planUnchanged" } as const;
/** Where it could not. */
const unreadReasons = { refused: "planUnchanged", unanswered: "planUndecided" } as const;

function isOffered(plan: SubscriptionRow, step: PlanStep): boolean {
  if (step.action !== "pause") return true;
  const interval = { count: plan.subInterval, unit: plan.subIntervalUnit };
  return (
    plan.nextChargeAt !== null &&
    pauseChoices(plan.nextChargeAt, interval).some(({ periods }) => periods === step.periods)
  );
}

function ask(provider: PaymentProvider, id: string, step: PlanStep): Promise<void> {
  switch (step.action) {
    case "cancel":
      return provider.cancelSubscription(id, "atPeriodEnd");
    case "undoCancel":
      return provider.uncancelSubscription(id);
    case "pause":
      return provider.pauseSubscription(id, step.periods);
    case "resume":
      return provider.resumeSubscription(id);
  }
}

async function readBack(
  { provider, log }: SteerParts,
  id: string,
): Promise<ProviderSubscription | undefined> {
  try {
    return await provider.readSubscription(id);
  } catch (error) {
    log.warn({ err: error }, "what has become of a plan could not be read");
    return undefined;
  }
}

async function write(
  { transact, readyToEnqueue }: SteerParts,
  told: ProviderSubscription,
): Promise<void> {
  const enqueue = await readyToEnqueue();
  await transact(async (transaction) => {
    const known = await lockSubscription(transaction, told.id);
    if (known !== undefined) await applyTold({ transaction, enqueue }, known, told);
  });
}
