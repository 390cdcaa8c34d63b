import { formatMoney } from "@autotune/commerce";
import type { PlanChangePreview } from "@autotune/contract";
import { Notice, Skeleton, Timeline } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useRef, useState, type ReactNode } from "react";
import type { PlanOption } from "../api/read-subscription.ts";
import { RetryButton } from "../../../platform/focus/retry-button.tsx";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { PeriodPrice } from "../../catalogue/prices/period-price.tsx";
import { ShortDate } from "../../../platform/formats/short-date.tsx";
import { TaxWords } from "../../catalogue/prices/tax-words.tsx";
import { PlanQuestion } from "./plan-question.tsx";
import { PlanRejectionNotice } from "./plan-rejection-notice.tsx";
import { ToolNames } from "./tool-names.tsx";
import type { PlanStepper } from "./use-plan-step.ts";
import { usePreview, type PreviewState } from "./use-preview.ts";

interface ChangeQuestionProps {
  id: number;
  option: PlanOption;
  stepper: PlanStepper;
  onLeave: () => void;
  onDone: () => void;
}

/** What another plan costs now and later, and what it adds and removes, before it is confirmed. */
export function ChangeQuestion({ id, option, stepper, onLeave, onDone }: ChangeQuestionProps) {
  const { state, retry, holds } = usePreview(id, option.path);
  const [isRenewed, setIsRenewed] = useState(false);
  const [round, setRound] = useState(0);
  const words = useRef<HTMLDivElement>(null);
  // Remounts the question, which takes the focus that the removed button would lose.
  const putAnew = () => {
    setRound(round + 1);
    retry();
  };
  const change = async () => {
    if (state.kind !== "there") return;
    if (!holds()) {
      setIsRenewed(true);
      putAnew();
      return;
    }
    const { path, dueNow, nextCharge } = state.preview;
    // Cut to the API's limit.
    const renewalTerms = words.current?.innerText.slice(0, 1000) ?? "";
    const taken = await stepper.take({ step: "change", path, dueNow, nextCharge, renewalTerms });
    if (taken === "settled") onDone();
    // The new amount has to be seen before it is confirmed.
    else if (taken === "amount") putAnew();
  };
  return (
    <PlanQuestion
      key={round}
      title={<Title option={option} />}
      texts={{
        leave: <Trans>Keep it as is</Trans>,
        confirm: state.kind === "there" ? <ConfirmText preview={state.preview} /> : null,
      }}
      onConfirm={state.kind === "there" ? () => void change() : undefined}
      onLeave={onLeave}
      busy={stepper.busy === "change"}
      rejection={stepper.rejection}
    >
      {isRenewed ? (
        <Notice tone="info">
          <Trans>Prices have been refreshed. Here’s what you’d pay now.</Trans>
        </Notice>
      ) : null}
      <div ref={words} tabIndex={-1} className="outline-none">
        <Outlook state={state} onRetry={retry} />
      </div>
    </PlanQuestion>
  );
}

function Title({ option: { kind, name } }: { option: PlanOption }) {
  return kind === "keep" ? <Trans>Keep {name}?</Trans> : <Trans>Switch to {name}?</Trans>;
}

function ConfirmText({ preview }: { preview: PlanChangePreview }) {
  const language = useLanguage();
  const { kind, dueNow, currency, beginsAt } = preview;
  if (kind === "keep") return <Trans>Keep this plan</Trans>;
  if (dueNow > 0) {
    const amount = formatMoney({ amount: dueNow, currency }, language);
    return <Trans>Switch now · {amount}</Trans>;
  }
  return beginsAt === null ? (
    <Trans>Switch now</Trans>
  ) : (
    <Trans>
      Switch on <ShortDate date={beginsAt} />
    </Trans>
  );
}

function Outlook({ state, onRetry }: { state: PreviewState; onRetry: () => void }) {
  switch (state.kind) {
    case "loading":
      return (
        <div>
          <p role="status" className="sr-only">
            <Trans>Loading…</Trans>
          </p>
          <Skeleton className="h-28 w-full rounded-16" />
        </div>
      );
    case "rejected":
      return (
        <div className="grid justify-items-start gap-3">
          <PlanRejectionNotice rejection={state.rejection} />
          <RetryButton variant="secondary" size="small" onRetry={onRetry} />
        </div>
      );
    case "there":
      return <Preview preview={state.preview} />;
  }
}

function Preview({ preview }: { preview: PlanChangePreview }) {
  const language = useLanguage();
  const { name, kind, currency, dueNow, beginsAt, nextCharge, nextChargeAt, interval } = preview;
  const due = formatMoney({ amount: dueNow, currency }, language);
  const period = (
    <PeriodPrice
      price={formatMoney({ amount: nextCharge, currency }, language)}
      interval={interval}
    />
  );
  const today =
    dueNow > 0 ? (
      <Trans>
        You pay {due}, tax included. The rest of the period you’ve already paid for is credited.{" "}
        {name} starts now.
      </Trans>
    ) : kind === "keep" ? (
      <Trans>No charge. {name} stays your plan.</Trans>
    ) : beginsAt === null ? (
      <Trans>No charge. {name} starts now.</Trans>
    ) : (
      <Trans>No charge. You keep what you’ve paid for until then.</Trans>
    );
  return (
    <div>
      <Timeline
        entries={[
          { key: "today", when: <Trans>Today</Trans>, what: today },
          {
            key: "next",
            when: <ShortDate date={nextChargeAt} />,
            what:
              beginsAt === null || kind === "keep" ? (
                <Trans>Next charge: {period}, until you cancel</Trans>
              ) : (
                <Trans>
                  {name} starts and you’re charged: {period}, until you cancel
                </Trans>
              ),
          },
        ]}
      />
      <p className="mt-3 text-14 text-faint">
        <TaxWords />
      </p>
      <Tools names={kind === "keep" ? [] : preview.gains}>
        <Trans>New for you:</Trans>
      </Tools>
      <Tools names={preview.loses}>
        {beginsAt === null ? (
          <Trans>No longer in your plan:</Trans>
        ) : (
          <Trans>
            No longer in your plan from <ShortDate date={beginsAt} />:
          </Trans>
        )}
      </Tools>
    </div>
  );
}

function Tools({ names, children }: { names: readonly string[]; children: ReactNode }) {
  if (names.length === 0) return null;
  return (
    <p className="mt-3 text-14 text-muted">
      <strong className="font-medium text-text">{children}</strong> <ToolNames names={names} />
    </p>
  );
}
