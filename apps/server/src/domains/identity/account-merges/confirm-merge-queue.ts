import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const MergeToConfirm = Type.Object({
  keptAccountId: Type.Integer(),
  /** As typed: whether it has an account is determined when the job runs. */
  email: Type.String(),
});
const form = Compile(MergeToConfirm);

export type MergeToConfirm = Type.Static<typeof MergeToConfirm>;

export const confirmMergeQueue: Queue<MergeToConfirm> = {
  name: "ask-to-merge",
  isData: (data): data is MergeToConfirm => form.Check(data),
  keyOf: ({ keptAccountId, email }) => `${keptAccountId}-${email}`,
};
