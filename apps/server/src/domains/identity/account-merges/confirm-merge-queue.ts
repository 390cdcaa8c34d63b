import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const MergeToConfirm = Type.Object({
  keptAccountId: Type.Integer(),
  /** As typed: whether it has an account is determined when the job runs. */
  email: Type.String(),
});

export type MergeToConfirm = Type.Static<typeof MergeToConfirm>;

export const confirmMergeQueue = defineQueue({
  name: "ask-to-merge",
  data: MergeToConfirm,
  keyOf: ({ keptAccountId, email }) => `${keptAccountId}-${email}`,
});
