import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../jobs/queue.ts";

const MergeToAsk = Type.Object({
  keptAccountId: Type.Integer(),
  /** As it was typed: whether it has an account is found out when the job runs. */
  email: Type.String(),
});
const form = Compile(MergeToAsk);

export type MergeToAsk = Type.Static<typeof MergeToAsk>;

export const askToMergeQueue: Queue<MergeToAsk> = {
  name: "ask-to-merge",
  isData: (data): data is MergeToAsk => form.Check(data),
  keyOf: ({ keptAccountId, email }) => `${keptAccountId}-${email}`,
};
