import type { ProductChange } from "@autotune/contract";
import { splitLanguage } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { markChangeSeen } from "../api/subscriptions.ts";
import { planLink } from "../plan/plan-link.ts";
import { notify, type NotificationInput } from "../../../platform/notifications/notifications.ts";
import { translate } from "../../../platform/i18n/translate.ts";
import { refreshSummary, useSummary } from "./summary.ts";
import { claimNotification, followNotifications } from "./notified-changes.ts";

/** Milliseconds between two polls, while a change is under way. */
export const pollRetry = 10_000;

/**
 * Notifies of changes of plan, each once in all tabs, and polls as long as one is under way. The returned function
 * stops this.
 */
export function followProductChanges(): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refresh = async () => {
    await refreshSummary(stop.signal);
    // A failed request does not end the polling.
    scheduleRefresh();
  };
  const scheduleRefresh = () => {
    clearTimeout(timer);
    if (stop.signal.aborted) return;
    const { productChanges } = useSummary.getState();
    if (productChanges.some(({ status }) => status === "requested"))
      timer = setTimeout(() => void refresh(), pollRetry);
  };
  const stopListening = useSummary.subscribe(({ productChanges }, before) => {
    if (productChanges === before.productChanges) return;
    for (const change of productChanges) notifyOfChange(change);
    scheduleRefresh();
  });
  // What another tab was notified of, this one should show as well.
  followNotifications(() => void refreshSummary(stop.signal), stop.signal);

  return () => {
    stop.abort();
    clearTimeout(timer);
    stopListening();
  };
}

function notifyOfChange(change: ProductChange): void {
  const { id, status } = change;
  // A hidden tab leaves it to the visible one; when it is shown, it refetches.
  if (document.visibilityState === "hidden") return;
  if (claimNotification(`${id} ${status}`)) notify(notificationOf(change));
  // Also where another tab notified, or an earlier request of this one was lost.
  if (status !== "requested") void markChangeSeen(id);
}

function notificationOf(change: ProductChange): NotificationInput {
  const { language } = splitLanguage(location.pathname);
  const plan = { id: change.subscription_id, providerId: change.fs_sub_id };
  return {
    kind: kinds[change.status],
    text: translate(titleOf(change)),
    link: { to: planLink(plan, language), text: translate(msg`See your plan`) },
  };
}

const kinds: Readonly<Record<ProductChange["status"], NotificationInput["kind"]>> = {
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
