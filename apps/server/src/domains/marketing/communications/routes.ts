import {
  CaptureOptinBody,
  CommunicationsResponse,
  CommunicationsBody,
  CommunicationsQuery,
  ErrorBody,
} from "@autotune/contract";
import { defaultLanguage, linkTo } from "@autotune/routes";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { hearMailbox } from "../../../platform/mail-delivery/verified-mailboxes.ts";
import { liftComplaint } from "../../../platform/mail-delivery/repository.ts";
import { signUp } from "../newsletter/sign-up.ts";
import { defaultLimits, type AccountLimits } from "../../identity/index.ts";
import { captureOptin } from "./capture-optin.ts";
import { chooseNewsletter } from "./choose-newsletter.ts";
import { communicationLinks, unsubscribePath } from "../unsubscribe/communication-links.ts";
import { chooseAccountMails, languageOfEmail, readCommunications } from "./repository.ts";
import { oneClickRoutes } from "../unsubscribe/one-click-routes.ts";
import { optOut } from "./opt-out.ts";

const tags = ["account"];

interface Options {
  readonly limits?: AccountLimits;
  /** Signs emailed links that work without signing in. */
  readonly linkSecret: string;
}

/** Communication preferences, for the owner of the mailbox: unsubscribing needs no account. */
export async function communicationRoutes(
  app: App,
  { limits = defaultLimits, linkSecret }: Options,
): Promise<void> {
  const links = communicationLinks(linkSecret);
  const limit = (name: string) => app.limit({ name, ...limits.createByIp });

  const ownerOf = (token: string): string => {
    const email = links.emailOf(token);
    if (email === undefined) throw new ApiError("linkExpired");
    return email;
  };
  const view = async (email: string): Promise<CommunicationsResponse> => {
    const chosen = await readCommunications(app.database, email);
    return {
      email,
      has_account: chosen.hasAccount,
      optin_marketing: chosen.optinMarketing,
      optin_newsletter: chosen.optinNewsletter,
      newsletter_frequency: chosen.newsletterFrequency,
      optin_reminders: chosen.optinReminders,
    };
  };

  app.patch(
    "/laravel/rest/guest/capture-optin",
    {
      onRequest: limit("capture-optin"),
      preHandler: app.recogniseAccount,
      schema: {
        summary:
          "Save whether an address wants our emails; the response is the same for every address",
        tags,
        body: CaptureOptinBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const askMailbox = (email: string) => signUp(app, { email });
      const deps = { database: app.database, links, askMailbox };
      if (!(await captureOptin(deps, request.body, request.signedIn?.email)))
        throw new ApiError("invalidEmail");
      return reply.status(204).send(null);
    },
  );

  app.get(
    "/laravel/rest/communications",
    {
      onRequest: limit("communications"),
      schema: {
        summary: "Email preferences for the address in a signed link",
        tags,
        querystring: CommunicationsQuery,
        response: { 200: CommunicationsResponse, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ query }) => view(ownerOf(query.token)),
  );

  app.patch(
    "/laravel/rest/communications",
    {
      onRequest: limit("choose-communications"),
      preHandler: app.recogniseAccount,
      schema: {
        summary: "Update email preferences for the address in a signed link",
        tags,
        body: CommunicationsBody,
        response: { 200: CommunicationsResponse, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ body, signedIn }) => {
      const email = ownerOf(body.token);
      const enqueue = await app.readyToEnqueue();
      await app.transact(async (transaction) => {
        await hearMailbox(transaction, email, signedIn?.email);
        await chooseAccountMails(transaction, email, {
          optinMarketing: body.optin_marketing,
          optinReminders: body.optin_reminders,
        });
        if (body.optin_marketing === true || body.optin_reminders === true)
          await liftComplaint(transaction, email);
        await chooseNewsletter(transaction, enqueue, {
          email,
          isWanted: body.optin_newsletter,
          frequency: body.newsletter_frequency,
          language: undefined,
        });
      });
      return view(email);
    },
  );

  await app.register(oneClickRoutes, {
    name: "unsubscribe",
    path: unsubscribePath,
    tags,
    summary: {
      press: "One-click unsubscribe (RFC 8058) from newsletters, offers and reminders",
      follow: "Redirects to the email preferences page",
    },
    async press(token) {
      const email = links.emailOf(token);
      if (email === undefined) return false;
      await app.transact((transaction) => optOut(transaction, email));
      return true;
    },
    async pageOf(token) {
      const email = links.emailOf(token);
      if (email !== undefined)
        return links.pathFor(email, await languageOfEmail(app.database, email));
      const query = new URLSearchParams({ token }).toString();
      return `${linkTo("CommunicationPreferences", {}, defaultLanguage)}#${query}`;
    },
  });
}
