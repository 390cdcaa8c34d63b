import { agreedDocuments } from "@autotune/commerce";
import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const PolicyToTell = Type.Object({
  document: Type.Enum([...agreedDocuments]),
  version: Type.Integer(),
  accountId: Type.Integer(),
});
export type PolicyToTell = Type.Static<typeof PolicyToTell>;

export const policyEmailQueue = defineQueue({
  name: "send-policy-email",
  data: PolicyToTell,
  keyOf: ({ document, version, accountId }) => `${document}-${version}-${accountId}`,
});
