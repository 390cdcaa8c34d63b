import { languages } from "@autotune/routes";
import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const ResetToMail = Type.Object({
  email: Type.String(),
  /** Of the page on which they requested it. */
  language: Type.Optional(Type.Enum([...languages])),
});
/** Sent for every typed email address, so that the caller cannot tell whether it has an account. */
export type ResetToMail = Type.Static<typeof ResetToMail>;

export const resetEmailQueue = defineQueue({
  name: "send-reset-email",
  data: ResetToMail,
  keyOf: ({ email }) => email,
});
