import { isPlanWhereAsked, planEnd, type PlanAction } from "@autotune/commerce";
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { Subscription } from "../../calls/read-subscription.ts";
import { steerSubscription, type PlanRefusal, type PlanStep } from "../../calls/subscriptions.ts";
import { useLanguage } from "../../i18n/language.ts";
import { notify } from "../../state/notifications.ts";
import { refreshSummary } from "../../state/summary.ts";
import type { AskedSubscription } from "./use-subscription.ts";

export interface PlanStepper {
  /** What is being done. */
  readonly busy: PlanStep["step"] | null;
  /** Why the last one was not done. */
  readonly refusal: PlanRefusal | null;
  /** Answered is the question that led to it where it was done, or the plan is not what it was. */
  readonly take: (step: PlanStep) => Promise<"answered" | "busy" | PlanRefusal>;
  /** Another question is asked: what was refused before is past. */
  readonly begin: () => void;
}

const actions: Readonly<
  Record<Exclude<PlanStep["step"], "change">, Exclude<PlanAction, "change">>
> = { cancel: "cancel", "undo-cancel": "undoCancel", pause: "pause", resume: "resume" };

/** Milliseconds until the provider's own word should have come. */
const wordComes = 10_000;

/** Does one thing to a plan at a time, however often it is pressed. */
export function usePlanStep(id: number, { show, reload }: AskedSubscription): PlanStepper {
  const { t } = useLingui();
  const language = useLanguage();
  const [busy, setBusy] = useState<PlanStep["step"] | null>(null);
  const [refusal, setRefusal] = useState<PlanRefusal | null>(null);
  const running = useRef(false);

  const tellDone = (step: PlanStep["step"], subscription: Subscription) => {
    // How a change goes is told by the account's summary, in whichever tab.
    if (step === "change") return;
    const { fs_status: state } = subscription;
    if (!isPlanWhereAsked(actions[step], state)) {
      notify({ kind: "info", text: t`It is on its way, and shows here in a moment.` });
      setTimeout(reload, wordComes);
      return;
    }
    const { worksUntil } = planEnd(subscription, new Date());
    const date = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(
      worksUntil === null ? undefined : new Date(worksUntil),
    );
    const texts = {
      cancel:
        worksUntil === null
          ? t`Cancelled. Nothing more is charged. We confirm it by e-mail.`
          : t`Cancelled. Your plan runs until ${date}. We confirm it by e-mail.`,
      "undo-cancel": t`Your plan goes on.`,
      pause: t`Your plan is paused. We confirm it by e-mail.`,
      resume: t`Your plan goes on.`,
    };
    notify({ kind: "success", text: texts[step] });
  };

  const take: PlanStepper["take"] = async (step) => {
    if (running.current) return "busy";
    running.current = true;
    setBusy(step.step);
    setRefusal(null);
    const answer = await steerSubscription(id, step, language);
    running.current = false;
    setBusy(null);
    if (answer.ok) {
      show(answer.value);
      tellDone(step.step, answer.value);
      void refreshSummary();
      return "answered";
    }
    // Also where no answer came: it may have been done all the same.
    reload();
    if (answer.refusal === "undecided") setTimeout(reload, wordComes);
    if (answer.refusal !== "changed" && answer.refusal !== "pending") {
      setRefusal(answer.refusal);
      return answer.refusal;
    }
    notify({
      kind: "warning",
      text: t`Your plan has changed in the meantime. This is how it stands now.`,
    });
    return "answered";
  };

  return { busy, refusal, take, begin: () => setRefusal(null) };
}
