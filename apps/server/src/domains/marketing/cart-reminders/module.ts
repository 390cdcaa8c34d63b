import { cartReminderQueue } from "./cart-reminder-queue.ts";
import { remindOfCarts } from "./remind-of-carts.ts";
import { sendCartReminders } from "./send-cart-reminder.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const cartRemindersModule: ModuleManifest = {
  name: "cart-reminders",
  queues: [cartReminderQueue],
  async work(app, { settings: { PUBLIC_URL: origin, LINK_SECRET: linkSecret } }) {
    await app.workOn(sendCartReminders(app, { origin, linkSecret }));
    await app.work(remindOfCarts(app));
  },
};
