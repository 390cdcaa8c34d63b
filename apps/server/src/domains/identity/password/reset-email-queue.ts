import { languages, type Language } from "@autotune/routes";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(
  Type.Object({ email: Type.String(), language: Type.Optional(Type.Enum([...languages])) }),
);

/** Sent for every typed email address, so that the caller cannot tell whether it has an account. */
export interface ResetToMail {
  readonly email: string;
  /** Of the page on which they requested it. */
  readonly language?: Language;
}

export const resetEmailQueue: Queue<ResetToMail> = {
  name: "send-reset-email",
  isData: (data): data is ResetToMail => form.Check(data),
  keyOf: ({ email }) => email,
};
