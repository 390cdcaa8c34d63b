import { addDays } from "./add-periods.ts";
import type { Subscription } from "./subscription.ts";

export interface Action {
  readonly kind: "remind" | "charge" | "deactivate";
  readonly at: Date;
}

const trialReminderDays = 3;
const paymentReminderDays = 7;

/** What the clock will do next to a subscription. */
export function nextAction(subscription: Subscription): Action | null {
  const { state, reminded, periodStart } = subscription;
  const next = new Date(subscription.next);
  switch (state) {
    case "deactivated":
      return null;
    case "canceled":
      return { kind: "deactivate", at: next };
    case "overdue":
    case "paused":
      return { kind: "charge", at: next };
    case "trial":
    case "active": {
      const at = addDays(next, -(state === "trial" ? trialReminderDays : paymentReminderDays));
      // A period shorter than the notice has no reminder.
      return !reminded && at > new Date(periodStart)
        ? { kind: "remind", at }
        : { kind: "charge", at: next };
    }
  }
}
