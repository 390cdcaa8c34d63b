import { isAgreedAmount, mayActOnPlan } from "@autotune/commerce";
import type { Database, Transact } from "@autotune/database";
import { ProviderRefused, ProviderUnavailable, type PaymentProvider } from "@autotune/payments";
import type { FastifyBaseLogger } from "fastify";
import { keepChangeConsent } from "../renewal-consents/keep-change-consent.ts";
import {
  failChange,
  findOpenChange,
  forgetChange,
  requestChange,
  type PlanChangeRow,
} from "./plan-change-repository.ts";
import { readPlanOptions } from "./plan-options.ts";
import { planToCome } from "./plan-to-come.ts";
import { isProrated, previewChange, type ChangeAsked } from "./preview-change.ts";
import { findOwnSubscription, lockOwnSubscription, type SubscriptionRow } from "./repository.ts";

interface ChangeParts {
  readonly database: Database;
  readonly transact: Transact;
  readonly provider: PaymentProvider;
  readonly log: FastifyBaseLogger;
}

type Refused = {
  readonly ok: false;
  readonly reason:
    | "notFound"
    | "planNotReady"
    | "planAmountChanged"
    | "planChangePending"
    | "planUnchanged";
};
/** What the person was shown, and agreed to. In minor units. */
interface Agreed {
  readonly dueNow: number;
  readonly nextCharge: number;
  /** The words beside the button. */
  readonly terms: string;
}
type ChangeResult = { readonly ok: true } | Refused;

type Kept =
  | { readonly ok: true; readonly isAskedAgain: true }
  | {
      readonly ok: true;
      readonly isAskedAgain: false;
      readonly change: PlanChangeRow;
      readonly providerSubscriptionId: string;
      readonly prorate: boolean;
    }
  | Refused;

/**
 * Asks the provider for another plan. That it was asked for is kept before the provider hears of it, so its events
 * always find it; what comes of it, only they tell.
 */
export async function changePlan(
  parts: ChangeParts,
  asked: ChangeAsked,
  agreed: Agreed,
): Promise<ChangeResult> {
  const { database, provider, log } = parts;
  const compared = await compareAmounts(parts, asked, agreed);
  // Of a change that is under way, or done, the provider may not tell the same any more.
  if (!compared.ok) return (await isAskedAgain(database, asked)) ? { ok: true } : compared;
  const kept = await keepRequest(parts, asked, agreed);
  if (!kept.ok || kept.isAskedAgain) return kept;
  const { change, providerSubscriptionId, prorate } = kept;
  try {
    await provider.changePlan({
      subscriptionId: providerSubscriptionId,
      path: change.toPath,
      prorate,
    });
  } catch (error) {
    if (error instanceof ProviderRefused) {
      log.warn({ err: error, change: change.id }, "the provider refused a change of plan");
      await failChange(database, change);
    } else if (!(error instanceof ProviderUnavailable)) {
      throw error;
    } else if (error.isUndecided) {
      // It may have happened: whoever asks again would pay twice. Its events tell, or the job that looks after it.
      log.warn({ err: error, change: change.id }, "a change of plan was not answered");
    } else {
      await forgetChange(database, change.id);
      return { ok: false, reason: "planUnchanged" };
    }
  }
  return { ok: true };
}

/** Nobody is charged another amount than the one that they confirmed. */
async function compareAmounts(
  parts: ChangeParts,
  asked: ChangeAsked,
  agreed: Agreed,
): Promise<ChangeResult> {
  const previewed = await previewChange(parts, asked);
  if (!previewed.ok) return previewed;
  const { preview, plan } = previewed;
  const { price, subInterval, subIntervalUnit } = plan;
  const interval = { count: subInterval, unit: subIntervalUnit };
  return isAgreedAmount(agreed, preview, { price, interval })
    ? { ok: true }
    : { ok: false, reason: "planAmountChanged" };
}

async function isAskedAgain(
  database: Database,
  { path, id, accountId }: ChangeAsked,
): Promise<boolean> {
  const plan = await findOwnSubscription(database, { id, accountId });
  if (plan === undefined) return false;
  return isUnderWay(plan, await findOpenChange(database, plan.id), path);
}

/** Pressed twice, or in two tabs. */
function isUnderWay(plan: SubscriptionRow, open: PlanChangeRow | undefined, path: string): boolean {
  return (open?.toPath ?? planToCome(plan)) === path;
}

/** Events of the plan wait meanwhile: what they tell is seen before, or finds the request. */
function keepRequest(
  { transact }: ChangeParts,
  { path, language, ...own }: ChangeAsked,
  { nextCharge: price, terms }: Agreed,
): Promise<Kept> {
  return transact(async (transaction): Promise<Kept> => {
    const plan = await lockOwnSubscription(transaction, own);
    if (plan === undefined) return { ok: false, reason: "notFound" };
    const open = await findOpenChange(transaction, plan.id);
    if (isUnderWay(plan, open, path)) return { ok: true, isAskedAgain: true };
    if (open !== undefined) return { ok: false, reason: "planChangePending" };
    const options = await readPlanOptions(transaction, plan, language);
    const option = options.find((candidate) => candidate.path === path);
    if (!mayActOnPlan("change", plan.state) || option === undefined)
      return { ok: false, reason: "planNotReady" };
    const { isTermIncrease, isTermDecrease } = option;
    const change = await requestChange(transaction, {
      subscriptionId: plan.id,
      fromPath: planToCome(plan),
      toPath: path,
      isTermIncrease,
      isTermDecrease,
    });
    const { currency } = plan;
    const { interval } = option;
    const consent = { planChangeId: change.id, path, terms, language, currency, price, interval };
    await keepChangeConsent(transaction, consent);
    const { providerSubscriptionId } = plan;
    const prorate = isProrated(plan, option);
    return { ok: true, isAskedAgain: false, change, providerSubscriptionId, prorate };
  });
}
