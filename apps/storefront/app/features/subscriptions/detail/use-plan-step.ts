import { isPlanActionDone, planEnd, type PlanAction } from "@autotune/commerce";
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { Subscription } from "../api/read-subscription.ts";
import { updateSubscription, type PlanRejection, type PlanStep } from "../api/subscriptions.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { notify } from "../../../platform/notifications/notifications.ts";
import { refreshSummary } from "../summary/summary.ts";
import type { SubscriptionResource } from "./use-subscription.ts";

export interface PlanStepper {
  /** The step in progress. */
  readonly busy: PlanStep["step"] | null;
  /** Why the last step was rejected. */
  readonly rejection: PlanRejection | null;
  /** `settled`: the step was done, or the plan has changed meanwhile, so its dialog closes. */
  readonly take: (step: PlanStep) => Promise<"settled" | "busy" | PlanRejection>;
  /** Another dialog was opened: clears the last rejection. */
  readonly begin: () => void;
}

const actions: Readonly<
  Record<Exclude<PlanStep["step"], "change">, Exclude<PlanAction, "change">>
> = { cancel: "cancel", "undo-cancel": "undoCancel", pause: "pause", resume: "resume" };

/** Milliseconds until the provider's webhook should have arrived. */
const webhookDelay = 10_000;

/** One step at a time, however often a button is clicked. */
export function usePlanStep(id: number, { show, reload }: SubscriptionResource): PlanStepper {
  const { t } = useLingui();
  const language = useLanguage();
  const [busy, setBusy] = useState<PlanStep["step"] | null>(null);
  const [rejection, setRejection] = useState<PlanRejection | null>(null);
  const running = useRef(false);

  const notifyDone = (step: PlanStep["step"], subscription: Subscription) => {
    // The account's summary notifies of a change's outcome, in any tab.
    if (step === "change") return;
    const { fs_status: state } = subscription;
    if (!isPlanActionDone(actions[step], state)) {
      notify({ kind: "info", text: t`On its way. You’ll see it here in a moment.` });
      setTimeout(reload, webhookDelay);
      return;
    }
    const { worksUntil } = planEnd(subscription, new Date());
    const date = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(
      worksUntil === null ? undefined : new Date(worksUntil),
    );
    const texts = {
      cancel:
        worksUntil === null
          ? t`Canceled. You won’t be charged again. We’ll confirm by email.`
          : t`Canceled. Your plan runs until ${date}. We’ll confirm by email.`,
      "undo-cancel": t`Your plan continues.`,
      pause:
        worksUntil === null
          ? t`Your plan is paused. We’ll confirm by email.`
          : t`Your plan pauses on ${date}. We’ll confirm by email.`,
      resume: t`Your plan continues.`,
    };
    notify({ kind: "success", text: texts[step] });
  };

  const take: PlanStepper["take"] = async (step) => {
    if (running.current) return "busy";
    running.current = true;
    setBusy(step.step);
    setRejection(null);
    const result = await updateSubscription(id, step, language);
    running.current = false;
    setBusy(null);
    if (result.ok) {
      show(result.value);
      notifyDone(step.step, result.value);
      void refreshSummary();
      return "settled";
    }
    // Also without a response: it may have been done all the same.
    reload();
    if (result.rejection === "undecided") setTimeout(reload, webhookDelay);
    if (result.rejection !== "changed" && result.rejection !== "pending") {
      setRejection(result.rejection);
      return result.rejection;
    }
    notify({
      kind: "warning",
      text: t`Your plan has changed in the meantime. Here’s how it looks now.`,
    });
    return "settled";
  };

  return { busy, rejection, take, begin: () => setRejection(null) };
}
