import { isPlanActionDone, mayActOnPlan } from "@autotune/commerce";
import type { Database, Transact } from "@autotune/database";
import { ProviderRejected, ProviderUnavailable, type PaymentProvider } from "@autotune/payments";
import type { FastifyBaseLogger } from "fastify";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import { applyProviderUpdate } from "./apply-provider-update.ts";
import { fetchProviderUpdate, type ProviderUpdate } from "./fetch-provider-update.ts";
import { pauseChoices } from "../plans/pause-choices.ts";
import {
  findOwnSubscription,
  lockSubscription,
  type OwnSubscription,
  type SubscriptionRow,
} from "../plans/repository.ts";

export type PlanStep =
  | { readonly action: "cancel" | "undoCancel" | "resume" }
  | { readonly action: "pause"; readonly periods: number };

interface UpdateDeps {
  readonly database: Database;
  readonly transact: Transact;
  readonly readyToEnqueue: () => Promise<Enqueue>;
  readonly provider: PaymentProvider;
  readonly log: FastifyBaseLogger;
}

type UpdateRejection = "notFound" | "planNotReady" | "planUnchanged" | "planUndecided";
type UpdateResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: UpdateRejection };

/** Cancels, pauses and so on at the provider, and writes the plan's new state. Idempotent. */
export async function updateSubscription(
  deps: UpdateDeps,
  own: OwnSubscription,
  step: PlanStep,
): Promise<UpdateResult> {
  const plan = await findOwnSubscription(deps.database, own);
  if (plan === undefined) return { ok: false, reason: "notFound" };
  if (isPlanActionDone(step.action, plan.state)) return { ok: true };
  if (!mayActOnPlan(step.action, plan.state) || !isOffered(plan, step))
    return { ok: false, reason: "planNotReady" };
  const { providerSubscriptionId } = plan;
  let failure: Exclude<Failure, "unheard"> | undefined;
  try {
    await sendStep(deps.provider, providerSubscriptionId, step);
  } catch (error) {
    const met = failureOf(error);
    if (met === "unheard") return { ok: false, reason: "planUnchanged" };
    deps.log.warn({ err: error, subscription: plan.id }, `${step.action} was ${met}`);
    failure = met;
  }
  const update = await readBack(deps, providerSubscriptionId);
  // Without a response the provider's event updates it moments later.
  if (update === undefined)
    return failure === undefined ? { ok: true } : { ok: false, reason: unreadReasons[failure] };
  await write(deps, update);
  return failure === undefined || isPlanActionDone(step.action, update.subscription.state)
    ? { ok: true }
    : { ok: false, reason: readReasons[failure] };
}

/**
 * Refused: another request was faster, perhaps in another tab. Unheard: the provider is unavailable. Unanswered: it may
 * have been done all the same. After the first and the last the plan itself is read back.
 */
type Failure = "refused" | "unheard" | "unanswered";

function failureOf(error: unknown): Failure {
  if (error instanceof ProviderRejected) return "refused";
  if (error instanceof ProviderUnavailable) return error.isUndecided ? "unanswered" : "unheard";
  throw error;
}

/** The plan could be read, and is not in the expected state. */
const readReasons = { refused: "planNotReady", unanswered: "planUnchanged" } as const;
/** It could not be read. */
const unreadReasons = { refused: "planUnchanged", unanswered: "planUndecided" } as const;

function isOffered(plan: SubscriptionRow, step: PlanStep): boolean {
  if (step.action !== "pause") return true;
  const interval = { count: plan.subInterval, unit: plan.subIntervalUnit };
  return (
    plan.nextChargeAt !== null &&
    pauseChoices(plan.nextChargeAt, interval).some(({ periods }) => periods === step.periods)
  );
}

function sendStep(provider: PaymentProvider, id: string, step: PlanStep): Promise<void> {
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
  { provider, log }: UpdateDeps,
  id: string,
): Promise<ProviderUpdate | undefined> {
  try {
    return await fetchProviderUpdate(provider, id);
  } catch (error) {
    log.warn({ err: error }, "the new state of a plan could not be read");
    return undefined;
  }
}

async function write(
  { transact, readyToEnqueue }: UpdateDeps,
  update: ProviderUpdate,
): Promise<void> {
  const enqueue = await readyToEnqueue();
  await transact(async (transaction) => {
    const known = await lockSubscription(transaction, update.subscription.id);
    if (known !== undefined) await applyProviderUpdate({ transaction, enqueue }, known, update);
  });
}
