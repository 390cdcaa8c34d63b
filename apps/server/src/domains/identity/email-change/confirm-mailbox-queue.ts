import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const MailboxToConfirm = Type.Object({ changeId: Type.String(), side: Type.Enum(["old", "new"]) });

export type MailboxToConfirm = Type.Static<typeof MailboxToConfirm>;

export const confirmMailboxQueue = defineQueue({
  name: "ask-mailbox",
  data: MailboxToConfirm,
  keyOf: ({ changeId, side }) => `${changeId}-${side}`,
});
