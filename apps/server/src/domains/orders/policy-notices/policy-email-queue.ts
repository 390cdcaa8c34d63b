import { agreedDocuments } from "@autotune/commerce";
import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const PolicyToAnnounce = Type.Object({
  document: Type.Enum([...agreedDocuments]),
  version: Type.Integer(),
  accountId: Type.Integer(),
});
export type PolicyToAnnounce = Type.Static<typeof PolicyToAnnounce>;

export const policyEmailQueue = defineQueue({
  name: "send-policy-email",
  data: PolicyToAnnounce,
  keyOf: ({ document, version, accountId }) => `${document}-${version}-${accountId}`,
});
