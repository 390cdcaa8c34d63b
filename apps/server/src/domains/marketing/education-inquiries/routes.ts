import { EduInquiryBody, errorBody, ErrorBody } from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { takeInquiry } from "./take-inquiry.ts";

// Each may send an email to somebody who did not request it; a school shares one IP address.
const inquiryLimit = { name: "edu-inquiry", requests: 30, perSeconds: 60 * 60 };
const mailboxLimit = { name: "edu-inquiry-mailbox", requests: 3, perSeconds: 60 * 60 };

/** Inquiries of schools about a site licence. */
export async function eduInquiryRoutes(app: App): Promise<void> {
  const mailboxes = app.limiter(mailboxLimit);
  app.post(
    "/laravel/rest/edu-inquiries",
    {
      onRequest: app.limit(inquiryLimit),
      schema: {
        summary: "Request a site license; staff get an email, and the sender gets a confirmation",
        tags: ["edu-inquiries"],
        body: EduInquiryBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const result = await takeInquiry(app, mailboxes, request.body);
      return result.ok
        ? reply.status(204).send(null)
        : reply.status(400).send(errorBody(result.reason, request.id));
    },
  );
}
