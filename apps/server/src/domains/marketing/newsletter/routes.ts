import { ConfirmNewsletterBody, errorBody, ErrorBody, NewsletterBody } from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { confirmByLink } from "../../../platform/mail-delivery/confirm-by-link.ts";
import { confirmSubscriber } from "./confirm-subscriber.ts";
import { signUp } from "./sign-up.ts";

// Each may send an email to somebody who did not request it; a class or a studio shares one IP address.
const signUpLimit = { name: "newsletter", requests: 30, perSeconds: 60 * 60 };
const confirmLimit = { name: "newsletter-confirm", requests: 60, perSeconds: 10 * 60 };

const tags = ["newsletter"];

/** Requesting the newsletter, and confirming it from one's own mailbox. */
export async function newsletterRoutes(app: App): Promise<void> {
  app.post(
    "/laravel/rest/emailsignup",
    {
      onRequest: app.limit(signUpLimit),
      schema: {
        summary: "Sign up for the newsletter; an email brings a confirmation link",
        tags,
        body: NewsletterBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const result = await signUp(app, request.body);
      return result.ok
        ? reply.status(204).send(null)
        : reply.status(400).send(errorBody(result.reason, request.id));
    },
  );

  app.post(
    "/laravel/rest/emailsignup/confirm",
    {
      onRequest: app.limit(confirmLimit),
      preHandler: app.recogniseAccount,
      schema: {
        summary: "Confirm the newsletter with the token from the emailed link",
        tags,
        body: ConfirmNewsletterBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const isConfirmed = await confirmByLink(app.transact, {
        token: request.body.token,
        signedInAs: request.signedIn?.email,
        confirm: confirmSubscriber,
      });
      return isConfirmed
        ? reply.status(204).send(null)
        : reply.status(400).send(errorBody("linkExpired", request.id));
    },
  );
}
