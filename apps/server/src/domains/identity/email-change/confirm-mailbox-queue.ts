import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const MailboxToConfirm = Type.Object({ changeId: Type.String(), side: Type.Enum(["old", "new"]) });
const form = Compile(MailboxToConfirm);

export type MailboxToConfirm = Type.Static<typeof MailboxToConfirm>;

export const confirmMailboxQueue: Queue<MailboxToConfirm> = {
  name: "ask-mailbox",
  isData: (data): data is MailboxToConfirm => form.Check(data),
  keyOf: ({ changeId, side }) => `${changeId}-${side}`,
};
