import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(Type.Object({ signupId: Type.Integer() }));

export interface SignupToMail {
  readonly signupId: number;
}

export const betaEmailQueue: Queue<SignupToMail> = {
  name: "send-beta-email",
  isData: (data): data is SignupToMail => form.Check(data),
  keyOf: ({ signupId }) => String(signupId),
};
