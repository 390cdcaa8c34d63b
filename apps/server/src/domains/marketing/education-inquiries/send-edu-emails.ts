import { renderInquiryConfirmation, renderInquiryNotice } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import {
  eduConfirmationQueue,
  eduInquiryQueue,
  type Confirmation,
  type Inquiry,
} from "./edu-inquiry-queues.ts";

/** Sends a school's inquiry to the staff who reply to it. */
export function sendEduInquiries(
  app: App,
  { origin, to }: { origin: string; to: string },
): QueueWork<Inquiry> {
  return {
    queue: eduInquiryQueue,
    atOnce: 2,
    async run({ id, ...inquiry }) {
      await app.sendMail({
        kind: "inquiryNotice",
        to,
        ...(await renderInquiryNotice(inquiry)),
        replyTo: inquiry.email,
        messageId: `<edu-inquiry-${id}@${new URL(origin).hostname}>`,
      });
    },
  };
}

/** Confirms to the school that its inquiry has arrived, in the language of the page it was written on. */
export function sendEduConfirmations(
  app: App,
  { origin, replyTo }: { origin: string; replyTo: string },
): QueueWork<Confirmation> {
  return {
    queue: eduConfirmationQueue,
    atOnce: 2,
    async run({ id, email, seats, language }) {
      await app.sendMail({
        kind: "inquiryConfirmation",
        to: email,
        ...(await renderInquiryConfirmation({ seats, language })),
        replyTo,
        messageId: `<edu-confirmation-${id}@${new URL(origin).hostname}>`,
      });
    },
  };
}
