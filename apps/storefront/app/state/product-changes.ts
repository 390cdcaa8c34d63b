import type { ProductChange } from "@autotune/contract";
import { splitLanguage } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { markChangeSeen } from "../calls/subscriptions.ts";
import { planLink } from "../terms/plan-link.ts";
import { notify, type NotificationAsked } from "./notifications.ts";
import { say } from "./say.ts";
import { refreshSummary, useSummary } from "./summary.ts";
import { claimTelling, followTelling } from "./told-changes.ts";

/** Milliseconds between two questions, while a change is under way. */
export const pollRetry = 10_000;

/**
 * Tells how changes of plan go, each once in all tabs, and asks again as long as one is under way. The returned
 * function ends that.
 */
export function followProductChanges(): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    await refreshSummary(stop.signal);
    // No answer is no reason to give up.
    askLater();
  };
  const askLater = () => {
    clearTimeout(timer);
    if (stop.signal.aborted) return;
    const { productChanges } = useSummary.getState();
    if (productChanges.some(({ status }) => status === "requested"))
      timer = setTimeout(() => void ask(), pollRetry);
  };
  const stopListening = useSummary.subscribe(({ productChanges }, before) => {
    if (productChanges === before.productChanges) return;
    for (const change of productChanges) tell(change);
    askLater();
  });
  // What another tab was told this one should show as well.
  followTelling(() => void refreshSummary(stop.signal), stop.signal);

  return () => {
    stop.abort();
    clearTimeout(timer);
    stopListening();
  };
}

function tell(change: ProductChange): void {
  const { id, status } = change;
  // A tab that nobody looks at leaves it to the one that is; when it is looked at, it asks anew.
  if (document.visibilityState === "hidden") return;
  if (claimTelling(`${id} ${status}`)) notify(notificationOf(change));
  // Also of what another tab told, or this one before its word got lost.
  if (status !== "requested") void markChangeSeen(id);
}

function notificationOf(change: ProductChange): NotificationAsked {
  const { language } = splitLanguage(location.pathname);
  const plan = { id: change.subscription_id, providerId: change.fs_sub_id };
  return {
    kind: kinds[change.status],
    text: say(titleOf(change)),
    link: { to: planLink(plan, language), text: say(msg`See your plan`) },
  };
}

const kinds: Readonly<Record<ProductChange["status"], NotificationAsked["kind"]>> = {
  requested: "info",
  payment_failed: "error",
  delivered: "success",
};

function titleOf({ status, change_option: option }: ProductChange) {
  const isTerm = option.is_term_increase || option.is_term_decrease;
  switch (status) {
    case "requested":
      return isTerm ? msg`Term Change Pending` : msg`Product Change Pending`;
    case "payment_failed":
      return isTerm ? msg`Term Change Failed` : msg`Product Change Failed`;
    case "delivered":
      return isTerm ? msg`Term Change Complete` : msg`Product Change Complete`;
  }
}
