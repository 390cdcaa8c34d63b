import { languages } from "@autotune/routes";
import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const ErasedPerson = Type.Object({
  accountId: Type.Integer(),
  to: Type.String(),
  name: Type.String(),
  language: Type.Enum([...languages]),
});
/** The last email to a person. The job holds the email address, because the account no longer does. */
export type ErasedPerson = Type.Static<typeof ErasedPerson>;

export const erasedEmailQueue = defineQueue({
  name: "send-erased-email",
  data: ErasedPerson,
  keyOf: ({ accountId }) => String(accountId),
});
