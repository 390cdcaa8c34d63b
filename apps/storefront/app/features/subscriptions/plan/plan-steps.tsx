import {
  isNeverCharged,
  planEnd,
  planStatus,
  type Interval,
  type PlanState,
} from "@autotune/commerce";
import type { TimelineEntry } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { PeriodPrice, type ShownDiscount } from "../../catalogue/prices/period-price.tsx";
import { ShortDate } from "../../../platform/formats/short-date.tsx";

interface ShownPlan {
  readonly state: PlanState;
  readonly interval: Interval;
  /** Of the plan that it becomes with the next charge. */
  readonly nextName: string | null;
  readonly trialEndsAt: string | null;
  readonly nextChargeAt: string | null;
  readonly entitledUntil: string | null;
  readonly endsAt: string | null;
  readonly endedAt: string | null;
}

interface ShownPrice {
  readonly price: string;
  readonly discount: ShownDiscount | null;
}

/** What happens with a plan, and when. A date that is not known is not shown. */
export function planSteps(
  plan: ShownPlan,
  { price, discount }: ShownPrice,
  now: Date,
): TimelineEntry[] {
  const { interval, nextName, trialEndsAt, nextChargeAt, entitledUntil } = plan;
  const period = <PeriodPrice {...{ price, interval, discount }} />;
  const status = planStatus(plan, now);
  switch (status) {
    case "trial":
      return [
        {
          key: "now",
          when: <Trans>Today</Trans>,
          what: <Trans>You have the full plan. No charge yet.</Trans>,
        },
        ...step(
          "charge",
          nextChargeAt ?? trialEndsAt,
          <Trans>First charge, unless you cancel: {period}</Trans>,
        ),
      ];
    case "active":
      return step(
        "charge",
        nextChargeAt,
        nextName === null ? (
          <Trans>Renews: {period}, until you cancel</Trans>
        ) : (
          <Trans>
            Switches to {nextName}: {period}, until you cancel
          </Trans>
        ),
      );
    case "overdue":
      return [
        {
          key: "overdue",
          when: <Trans>Now</Trans>,
          what: <Trans>The last charge of {price} failed. We’ll try again.</Trans>,
        },
        ...step(
          "charge",
          nextChargeAt,
          <Trans>Next attempt, with the card on file that day.</Trans>,
        ),
        ...works(entitledUntil),
      ];
    case "pauseScheduled":
      return [
        ...step(
          "pause",
          entitledUntil,
          <Trans>The pause begins. You have the full plan until then.</Trans>,
        ),
        ...step("charge", nextChargeAt, <Trans>Resumes automatically: {period}</Trans>),
      ];
    case "paused":
      return [
        {
          key: "paused",
          when: <Trans>Now</Trans>,
          what: <Trans>Paused. You won’t be charged until it resumes.</Trans>,
        },
        ...step("charge", nextChargeAt, <Trans>Resumes automatically: {period}</Trans>),
      ];
    case "canceled":
      return ending(plan, now);
    case "deactivated":
      return step(
        "ended",
        plan.endedAt ?? entitledUntil,
        isNeverCharged(plan) ? (
          <Trans>Your trial has ended. Nothing was charged, and nothing will be.</Trans>
        ) : (
          <Trans>Your plan has ended. No more charges.</Trans>
        ),
      );
  }
}

/** A pause moves the end on, and may have begun: then nothing works until it. */
function ending(plan: ShownPlan, now: Date): TimelineEntry[] {
  const { endsAt, worksUntil } = planEnd(plan, now);
  if (isNeverCharged(plan))
    return [
      {
        key: "now",
        when: <Trans>Today</Trans>,
        what: <Trans>Your trial is canceled. Nothing was charged, and nothing will be.</Trans>,
      },
      ...step("ends", endsAt, <Trans>Your trial ends. You have full access until then.</Trans>),
    ];
  if (worksUntil === endsAt)
    return step("ends", endsAt, <Trans>Your plan ends. You have full access until then.</Trans>);
  return [
    ...works(worksUntil),
    ...step(
      "ends",
      endsAt,
      <Trans>
        Your plan ends. You won’t be charged, and you can undo the cancellation until then.
      </Trans>,
    ),
  ];
}

function works(until: string | null): TimelineEntry[] {
  return step("until", until, <Trans>You have the full plan until then.</Trans>);
}

function step(key: string, date: string | null, what: TimelineEntry["what"]): TimelineEntry[] {
  return date === null ? [] : [{ key, when: <ShortDate date={date} />, what }];
}
