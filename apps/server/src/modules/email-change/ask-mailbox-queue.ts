import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../jobs/queue.ts";

const MailboxToAsk = Type.Object({ changeId: Type.String(), side: Type.Enum(["old", "new"]) });
const form = Compile(MailboxToAsk);

export type MailboxToAsk = Type.Static<typeof MailboxToAsk>;

export const askMailboxQueue: Queue<MailboxToAsk> = {
  name: "ask-mailbox",
  isData: (data): data is MailboxToAsk => form.Check(data),
  keyOf: ({ changeId, side }) => `${changeId}-${side}`,
};
