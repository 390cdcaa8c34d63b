import { languages, type Language } from "@autotune/routes";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(
  Type.Object({
    accountId: Type.Integer(),
    to: Type.String(),
    firstName: Type.String(),
    language: Type.Enum([...languages]),
  }),
);

/** The last email to a person. The job holds the email address, because the account no longer does. */
export interface ErasedPerson {
  readonly accountId: number;
  readonly to: string;
  readonly firstName: string;
  readonly language: Language;
}

export const erasedEmailQueue: Queue<ErasedPerson> = {
  name: "send-erased-email",
  isData: (data): data is ErasedPerson => form.Check(data),
  keyOf: ({ accountId }) => String(accountId),
};
