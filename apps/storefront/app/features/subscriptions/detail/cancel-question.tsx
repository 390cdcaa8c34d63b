import { planEnd } from "@autotune/commerce";
import { Timeline, type TimelineEntry } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Subscription } from "../api/read-subscription.ts";
import { ShortDate } from "../../../platform/formats/short-date.tsx";
import { PlanQuestion } from "./plan-question.tsx";
import { ToolNames } from "./tool-names.tsx";
import type { PlanStepper } from "./use-plan-step.ts";
import { SentenceSpace } from "../../../platform/i18n/sentence-space.tsx";

interface CancelQuestionProps {
  subscription: Subscription;
  stepper: PlanStepper;
  onLeave: () => void;
  onDone: () => void;
}

/** What cancelling means: the last day, what stops working and what stays. One click confirms it. */
export function CancelQuestion(props: CancelQuestionProps) {
  const { subscription, stepper, onLeave, onDone } = props;
  const { name, includes, fs_status: state } = subscription;
  const [now] = useState(() => new Date());
  const staying = includes.filter(({ isOwned }) => isOwned).map((tool) => tool.name);
  const cancel = async () => {
    if ((await stepper.take({ step: "cancel" })) === "settled") onDone();
  };
  return (
    <PlanQuestion
      title={<Trans>Cancel {name}?</Trans>}
      texts={{
        leave: <Trans>Keep my plan</Trans>,
        confirm: state === "trial" ? <Trans>Cancel trial</Trans> : <Trans>Cancel plan</Trans>,
      }}
      onConfirm={() => void cancel()}
      onLeave={onLeave}
      busy={stepper.busy === "cancel"}
      rejection={stepper.rejection}
      danger
    >
      <Timeline
        entries={[
          {
            key: "today",
            when: <Trans>Today</Trans>,
            what:
              state === "trial" ? (
                <Trans>
                  Nothing was charged, and nothing will be. We’ll confirm the cancellation by email.
                </Trans>
              ) : (
                <Trans>No more charges. We’ll confirm the cancellation by email.</Trans>
              ),
          },
          ...lastDays(subscription, now),
          {
            key: "later",
            when: <Trans>After that</Trans>,
            what: (
              <>
                {staying.length === 0 ? null : (
                  <>
                    <Trans>
                      You keep what you own: <ToolNames names={staying} />.
                    </Trans>
                    <SentenceSpace />
                  </>
                )}
                <Trans>
                  You keep your account, your receipts and everything you’ve recorded. Your sessions
                  open again whenever you come back.
                </Trans>
              </>
            ),
          },
        ]}
      />
    </PlanQuestion>
  );
}

/** The last day of access, and the day until which it can be undone, which a pause postpones. */
function lastDays(subscription: Subscription, now: Date): TimelineEntry[] {
  const { endsAt, worksUntil } = planEnd(subscription, now);
  const stopping = subscription.includes.filter(({ isOwned }) => !isOwned).map(({ name }) => name);
  const takeBack = <Trans>You can undo the cancellation until then.</Trans>;
  const days: TimelineEntry[] = [];
  if (worksUntil !== null)
    days.push({
      key: "last",
      when: <ShortDate date={worksUntil} />,
      what: (
        <>
          {stopping.length === 0 ? (
            <Trans>Your last day.</Trans>
          ) : (
            <Trans>
              Your last day. After that, these stop working: <ToolNames names={stopping} />.
            </Trans>
          )}
          <SentenceSpace />
          {worksUntil === endsAt ? takeBack : null}
        </>
      ),
    });
  if (endsAt !== null && endsAt !== worksUntil)
    days.push({
      key: "ends",
      when: <ShortDate date={endsAt} />,
      what: (
        <>
          <Trans>Your plan ends.</Trans>
          <SentenceSpace />
          {takeBack}
        </>
      ),
    });
  return days;
}
