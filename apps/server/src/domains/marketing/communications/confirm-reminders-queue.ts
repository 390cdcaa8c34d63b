import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const RemindersToConfirm = Type.Object({ accountId: Type.Integer() });
/** An account that wants cart reminders, and whose mailbox is not verified yet. */
export type RemindersToConfirm = Type.Static<typeof RemindersToConfirm>;

export const confirmRemindersQueue = defineQueue({
  name: "confirm-reminders",
  data: RemindersToConfirm,
  keyOf: ({ accountId }) => String(accountId),
});
