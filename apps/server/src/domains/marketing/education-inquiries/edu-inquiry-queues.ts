import { EduInquiryBody } from "@autotune/contract";
import { languages } from "@autotune/routes";
import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const Inquiry = Type.Object({
  /** The same for the same text, so that a repeated inquiry is sent once. */
  id: Type.String({ minLength: 1 }),
  ...Type.Omit(EduInquiryBody, ["fax", "language"]).properties,
  language: Type.Enum([...languages]),
});
export type Inquiry = Type.Static<typeof Inquiry>;

const Confirmation = Type.Pick(Inquiry, ["id", "email", "seats", "language"]);
export type Confirmation = Type.Static<typeof Confirmation>;

/** The email is the only copy: a job's data is deleted with it. */
const deleteAfterSeconds = 60 * 60;

export const eduInquiryQueue = defineQueue({
  name: "send-edu-inquiry",
  data: Inquiry,
  keyOf: ({ id }) => id,
  deleteAfterSeconds,
});

export const eduConfirmationQueue = defineQueue({
  name: "send-edu-confirmation",
  data: Confirmation,
  keyOf: ({ id }) => id,
  deleteAfterSeconds,
});
