import { formatMoney, mayActOnPlan } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { Button, buttonClass, PanelPart, useInPlace } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import type { Subscription } from "../api/read-subscription.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";
import { CancelQuestion } from "./cancel-question.tsx";
import { PauseQuestion } from "./pause-question.tsx";
import { PlanRejectionNotice } from "./plan-rejection-notice.tsx";
import type { PlanStepper } from "./use-plan-step.ts";

interface PlanActionsProps {
  subscription: Subscription;
  stepper: PlanStepper;
  isUsable: boolean;
  /** Something was done: the available actions may have changed. */
  onDone: () => void;
}

/** The actions available for the plan in its current state. */
export function PlanActions(props: PlanActionsProps) {
  const { subscription, stepper, isUsable, onDone } = props;
  const state = subscription.fs_status;
  if (state === "deactivated") return <PlanOver />;
  if (mayActOnPlan("undoCancel", state))
    return (
      <GoOn
        step="undo-cancel"
        stepper={stepper}
        onDone={onDone}
        label={<Trans>Undo cancellation</Trans>}
      >
        <UndoMeans subscription={subscription} />
      </GoOn>
    );
  return (
    <>
      {mayActOnPlan("resume", state) ? (
        <GoOn step="resume" stepper={stepper} onDone={onDone} label={<Trans>Resume now</Trans>}>
          {isUsable ? (
            <Trans>Your plan continues as if it had never been paused.</Trans>
          ) : (
            <Trans>
              Your plan resumes on the next billing day. You’re charged then, and everything in it
              is available again.
            </Trans>
          )}
        </GoOn>
      ) : null}
      <Leaving {...props} />
    </>
  );
}

interface GoOnProps {
  step: "undo-cancel" | "resume";
  stepper: PlanStepper;
  onDone: () => void;
  label: ReactNode;
  /** What it leads to. */
  children: ReactNode;
}

function GoOn({ step, stepper, onDone, label, children }: GoOnProps) {
  const [tried, setTried] = useState(false);
  const goOn = async () => {
    stepper.begin();
    setTried(true);
    if ((await stepper.take({ step })) === "settled") onDone();
  };
  return (
    <PanelPart>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-[52ch] text-16 text-muted">{children}</p>
        <Button busy={stepper.busy === step} onClick={() => void goOn()}>
          {label}
        </Button>
      </div>
      {tried && stepper.rejection !== null ? (
        <div className="mt-4">
          <PlanRejectionNotice rejection={stepper.rejection} />
        </div>
      ) : null}
    </PanelPart>
  );
}

function UndoMeans({ subscription }: { subscription: Subscription }) {
  const language = useLanguage();
  const { currency, price: amount, endsAt, entitledUntil } = subscription;
  const price = formatMoney({ amount, currency }, language);
  return (
    <Trans>
      Your plan continues as before. Next charge: {price} on{" "}
      <ShownDate date={endsAt ?? entitledUntil} />.
    </Trans>
  );
}

/** Pause and cancel; one dialog at a time. */
function Leaving({ subscription, stepper, onDone }: PlanActionsProps) {
  const [openQuestion, setOpenQuestion] = useState<"pause" | "cancel" | null>(null);
  const { opener: pauseButton } = useInPlace(openQuestion === "pause");
  const { opener: cancelButton } = useInPlace(openQuestion === "cancel");
  const { fs_status: state, pauses } = subscription;
  const showQuestion = (question: "pause" | "cancel") => {
    stepper.begin();
    setOpenQuestion(question);
  };
  const leave = () => setOpenQuestion(null);
  const done = () => {
    leave();
    onDone();
  };
  const questionProps = { subscription, stepper, onLeave: leave, onDone: done };
  if (openQuestion === "pause" && pauses.length > 0)
    return (
      <PanelPart>
        <PauseQuestion {...questionProps} />
      </PanelPart>
    );
  if (openQuestion === "cancel" && mayActOnPlan("cancel", state))
    return (
      <PanelPart>
        <CancelQuestion {...questionProps} />
      </PanelPart>
    );
  return (
    <PanelPart>
      <div className="flex flex-wrap gap-3">
        {pauses.length === 0 ? null : (
          <Button
            ref={pauseButton}
            variant="secondary"
            size="small"
            onClick={() => showQuestion("pause")}
          >
            <Trans>Pause</Trans>
          </Button>
        )}
        <Button
          ref={cancelButton}
          variant="secondary"
          size="small"
          onClick={() => showQuestion("cancel")}
        >
          {state === "trial" ? <Trans>Cancel trial</Trans> : <Trans>Cancel plan</Trans>}
        </Button>
      </div>
    </PanelPart>
  );
}

function PlanOver() {
  const language = useLanguage();
  return (
    <PanelPart>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-[52ch] text-16 text-muted">
          <Trans>Your sessions open just as you left them once you have a plan again.</Trans>
        </p>
        <Link
          to={linkTo("Subscriptions", { slug: "unlimited" }, language)}
          className={buttonClass("primary")}
        >
          <Trans>See plans</Trans>
        </Link>
      </div>
    </PanelPart>
  );
}
