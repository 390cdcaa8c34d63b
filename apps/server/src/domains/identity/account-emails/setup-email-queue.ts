import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const AccountToMail = Type.Object({ accountId: Type.Integer() });
export type AccountToMail = Type.Static<typeof AccountToMail>;

export const setupEmailQueue = defineQueue({
  name: "send-setup-email",
  data: AccountToMail,
  keyOf: ({ accountId }) => String(accountId),
});
