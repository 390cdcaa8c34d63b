import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const SignupToMail = Type.Object({ signupId: Type.Integer() });
export type SignupToMail = Type.Static<typeof SignupToMail>;

export const betaEmailQueue = defineQueue({
  name: "send-beta-email",
  data: SignupToMail,
  keyOf: ({ signupId }) => String(signupId),
});
