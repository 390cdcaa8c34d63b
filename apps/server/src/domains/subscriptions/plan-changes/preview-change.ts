import { mayActOnPlan } from "@autotune/commerce";
import type { PlanChangePreview, SubscriptionDetail } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { ProviderRejected, ProviderUnavailable, type PaymentProvider } from "@autotune/payments";
import type { Language } from "@autotune/routes";
import { isProrated } from "./is-prorated.ts";
import { findOpenChange } from "./repository.ts";
import { readIncluded } from "../plans/plan-detail-queries.ts";
import { readPlanOptions, type PlanOption } from "./plan-options.ts";
import { planToCome } from "../plans/plan-to-come.ts";
import {
  findOwnSubscription,
  type OwnSubscription,
  type SubscriptionRow,
} from "../plans/repository.ts";

export interface ChangeRequest extends OwnSubscription {
  /** The plan to change to. */
  readonly path: string;
  readonly language: Language;
}

type IncludedTools = SubscriptionDetail["includes"];

type PreviewResult =
  | { readonly ok: true; readonly preview: PlanChangePreview; readonly plan: SubscriptionRow }
  | {
      readonly ok: false;
      readonly reason: "notFound" | "planNotReady" | "planChangePending" | "planUnchanged";
    };

/** What a change of plan would cost and when. Changes nothing. */
export async function previewChange(
  { database, provider }: { readonly database: Database; readonly provider: PaymentProvider },
  { path, language, ...own }: ChangeRequest,
): Promise<PreviewResult> {
  const plan = await findOwnSubscription(database, own);
  if (plan === undefined) return { ok: false, reason: "notFound" };
  if ((await findOpenChange(database, plan.id)) !== undefined)
    return { ok: false, reason: "planChangePending" };
  const options = await readPlanOptions(database, plan, language);
  const option = options.find((candidate) => candidate.path === path);
  if (!mayActOnPlan("change", plan.state) || plan.nextChargeAt === null || option === undefined)
    return { ok: false, reason: "planNotReady" };
  try {
    const [estimate, tools] = await Promise.all([
      provider.estimateChange({
        subscriptionId: plan.providerSubscriptionId,
        path,
        prorate: isProrated(plan, option),
      }),
      compareTools(database, { from: planToCome(plan), to: path, ...own, language }),
    ]);
    return {
      ok: true,
      plan,
      preview: {
        path,
        name: option.name,
        kind: option.kind,
        currency: plan.currency,
        dueNow: estimate?.dueNow.amount ?? 0,
        beginsAt: beginsAtOnce(plan, option) ? null : plan.nextChargeAt.toISOString(),
        nextCharge: estimate?.nextCharge.amount ?? option.price,
        nextChargeAt: (estimate?.nextChargeAt ?? plan.nextChargeAt).toISOString(),
        interval: option.interval,
        ...tools,
      },
    };
  } catch (error) {
    // Rejected: its catalogue or our access there is not right yet, which a subscriber cannot fix either.
    if (error instanceof ProviderUnavailable || error instanceof ProviderRejected)
      return { ok: false, reason: "planUnchanged" };
    throw error;
  }
}

/** What another plan adds and removes. */
async function compareTools(
  database: Database,
  about: { from: string; to: string; accountId: number; language: Language },
): Promise<Pick<PlanChangePreview, "gains" | "loses">> {
  const { from, to, accountId, language } = about;
  const [before, after] = await Promise.all(
    [from, to].map((path) => readIncluded(database, { path, accountId, language })),
  );
  const without = (tools: IncludedTools = [], others: IncludedTools = []) =>
    tools
      .filter(({ pid, isOwned }) => !isOwned && others.every((other) => other.pid !== pid))
      .map(({ name }) => name);
  return { gains: without(after, before), loses: without(before, after) };
}

function beginsAtOnce({ state }: SubscriptionRow, option: PlanOption): boolean {
  return option.beginsToday || state === "trial";
}
