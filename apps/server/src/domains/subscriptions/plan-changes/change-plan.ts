import { isAgreedAmount, mayActOnPlan } from "@autotune/commerce";
import type { Database, Transact } from "@autotune/database";
import { ProviderRejected, ProviderUnavailable, type PaymentProvider } from "@autotune/payments";
import type { FastifyBaseLogger } from "fastify";
import { storeChangeConsent } from "../renewal-consents/store-change-consent.ts";
import {
  failChange,
  findOpenChange,
  deleteChange,
  requestChange,
  type PlanChangeRow,
} from "./repository.ts";
import { readPlanOptions } from "./plan-options.ts";
import { planToCome } from "../plans/plan-to-come.ts";
import { isProrated } from "./is-prorated.ts";
import { previewChange, type ChangeRequest } from "./preview-change.ts";
import {
  findOwnSubscription,
  lockOwnSubscription,
  type SubscriptionRow,
} from "../plans/repository.ts";

interface ChangeDeps {
  readonly database: Database;
  readonly transact: Transact;
  readonly provider: PaymentProvider;
  readonly log: FastifyBaseLogger;
}

type Rejected = {
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
  /** The terms beside the button. */
  readonly terms: string;
}
type ChangeResult = { readonly ok: true } | Rejected;

type StoredRequest =
  | { readonly ok: true; readonly isRepeated: true }
  | {
      readonly ok: true;
      readonly isRepeated: false;
      readonly change: PlanChangeRow;
      readonly providerSubscriptionId: string;
      readonly prorate: boolean;
    }
  | Rejected;

/**
 * Requests another plan from the provider. The request is stored before the provider is called, so its events always
 * find it; only they determine the outcome.
 */
export async function changePlan(
  deps: ChangeDeps,
  request: ChangeRequest,
  agreed: Agreed,
): Promise<ChangeResult> {
  const { database, provider, log } = deps;
  const compared = await compareAmounts(deps, request, agreed);
  // For a change in progress, or done, the provider may report different amounts.
  if (!compared.ok) return (await isRepeatedRequest(database, request)) ? { ok: true } : compared;
  const stored = await storeRequest(deps, request, agreed);
  if (!stored.ok || stored.isRepeated) return stored;
  const { change, providerSubscriptionId, prorate } = stored;
  try {
    await provider.changePlan({
      subscriptionId: providerSubscriptionId,
      path: change.toPath,
      prorate,
    });
  } catch (error) {
    if (error instanceof ProviderRejected) {
      log.warn({ err: error, change: change.id }, "the provider rejected a change of plan");
      await failChange(database, change);
    } else if (!(error instanceof ProviderUnavailable)) {
      throw error;
    } else if (error.isUndecided) {
      // It may have happened: requesting again would charge twice. Its events decide, or the settling job.
      log.warn({ err: error, change: change.id }, "a change of plan got no response");
    } else {
      await deleteChange(database, change.id);
      return { ok: false, reason: "planUnchanged" };
    }
  }
  return { ok: true };
}

/** Nobody is charged another amount than the confirmed one. */
async function compareAmounts(
  deps: ChangeDeps,
  request: ChangeRequest,
  agreed: Agreed,
): Promise<ChangeResult> {
  const previewed = await previewChange(deps, request);
  if (!previewed.ok) return previewed;
  const { preview, plan } = previewed;
  const { price, subInterval, subIntervalUnit } = plan;
  const interval = { count: subInterval, unit: subIntervalUnit };
  return isAgreedAmount(agreed, preview, { price, interval })
    ? { ok: true }
    : { ok: false, reason: "planAmountChanged" };
}

async function isRepeatedRequest(
  database: Database,
  { path, id, accountId }: ChangeRequest,
): Promise<boolean> {
  // In this order: a change that is settled in between has already changed the plan.
  const open = await findOpenChange(database, id);
  const plan = await findOwnSubscription(database, { id, accountId });
  return plan !== undefined && isUnderWay(plan, open, path);
}

/** Pressed twice, or in two tabs. */
function isUnderWay(plan: SubscriptionRow, open: PlanChangeRow | undefined, path: string): boolean {
  return (open?.toPath ?? planToCome(plan)) === path;
}

/** Blocks events of the plan meanwhile: they are either applied before, or find the request. */
function storeRequest(
  { transact }: ChangeDeps,
  { path, language, ...own }: ChangeRequest,
  { nextCharge: price, terms }: Agreed,
): Promise<StoredRequest> {
  return transact(async (transaction): Promise<StoredRequest> => {
    const plan = await lockOwnSubscription(transaction, own);
    if (plan === undefined) return { ok: false, reason: "notFound" };
    const open = await findOpenChange(transaction, plan.id);
    if (isUnderWay(plan, open, path)) return { ok: true, isRepeated: true };
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
    await storeChangeConsent(transaction, consent);
    const { providerSubscriptionId } = plan;
    const prorate = isProrated(plan, option);
    return { ok: true, isRepeated: false, change, providerSubscriptionId, prorate };
  });
}
