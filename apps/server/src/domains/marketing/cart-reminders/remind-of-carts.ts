import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { wantsCartReminder } from "./wants-cart-reminder.ts";
import { cartReminderQueue, type CartToRemindOf } from "./cart-reminder-queue.ts";
import { reminderSchedule } from "./reminder-schedule.ts";
import { markReminded, takeAbandonedCarts } from "./repository.ts";

/** Carts of one transaction. */
const slice = 200;

export function remindOfCarts(app: App): Job {
  return {
    name: "remind-of-carts",
    schedule: reminderSchedule.lookForCarts,
    async run() {
      const reminders = await startReminders(app);
      if (reminders > 0) app.log.info({ reminders }, "cart reminders queued");
    },
  };
}

/**
 * Marks abandoned carts together with the job of their email, so that each is emailed once even with concurrent
 * workers. Returns how many.
 */
export async function startReminders({
  transact,
  readyToEnqueue,
}: Pick<App, "transact" | "readyToEnqueue">): Promise<number> {
  const enqueue = await readyToEnqueue();
  let reminders = 0;
  for (;;) {
    const { looked, begun } = await transact(async (transaction) => {
      const carts = await takeAbandonedCarts(transaction, slice);
      const wanted: CartToRemindOf[] = [];
      for (const { cartId, email } of carts) {
        if (!(await wantsCartReminder(transaction, email))) continue;
        await markReminded(transaction, cartId);
        wanted.push({ cartId });
      }
      await enqueue(transaction, cartReminderQueue, wanted);
      return { looked: carts.length, begun: wanted.length };
    });
    reminders += begun;
    if (looked < slice) return reminders;
  }
}
