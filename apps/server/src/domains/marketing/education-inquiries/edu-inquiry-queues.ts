import { EduInquiryBody } from "@autotune/contract";
import { languages } from "@autotune/routes";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const Inquiry = Type.Object({
  /** The same for the same text, so that a repeated inquiry is sent once. */
  id: Type.String({ minLength: 1 }),
  ...Type.Omit(EduInquiryBody, ["fax", "language"]).properties,
  language: Type.Enum([...languages]),
});
export type Inquiry = Type.Static<typeof Inquiry>;

const Confirmation = Type.Pick(Inquiry, ["id", "email", "seats", "language"]);
export type Confirmation = Type.Static<typeof Confirmation>;

const inquiryForm = Compile(Inquiry);
const confirmationForm = Compile(Confirmation);

/** The email is the only copy: a job's data is deleted with it. */
const retentionSeconds = 60 * 60;

export const eduInquiryQueue: Queue<Inquiry> = {
  name: "send-edu-inquiry",
  isData: (data): data is Inquiry => inquiryForm.Check(data),
  keyOf: ({ id }) => id,
  retentionSeconds,
};

export const eduConfirmationQueue: Queue<Confirmation> = {
  name: "send-edu-confirmation",
  isData: (data): data is Confirmation => confirmationForm.Check(data),
  keyOf: ({ id }) => id,
  retentionSeconds,
};
