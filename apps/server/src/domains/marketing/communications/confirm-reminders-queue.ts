import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(Type.Object({ accountId: Type.Integer() }));

/** An account that wants cart reminders, and whose mailbox is not verified yet. */
export interface RemindersToConfirm {
  readonly accountId: number;
}

export const confirmRemindersQueue: Queue<RemindersToConfirm> = {
  name: "confirm-reminders",
  isData: (data): data is RemindersToConfirm => form.Check(data),
  keyOf: ({ accountId }) => String(accountId),
};
