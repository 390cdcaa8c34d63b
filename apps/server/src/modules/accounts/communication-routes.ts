import {
  CaptureOptinBody,
  CommunicationsAnswer,
  CommunicationsBody,
  CommunicationsQuery,
  ErrorBody,
} from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../app.ts";
import { Refusal } from "../../plugins/errors.ts";
import { signUp } from "../newsletter/sign-up.ts";
import type { AccountLimits } from "./limits.ts";
import { captureOptin } from "./capture-optin.ts";
import { chooseNewsletter } from "./choose-newsletter.ts";
import { communicationLinks } from "./communication-links.ts";
import { chooseMarketing, readCommunications } from "./communication-repository.ts";

const tags = ["account"];

interface Options {
  readonly limits: AccountLimits;
  readonly linkSecret: string;
}

/** Which mails somebody gets, for whoever has the mailbox: no account is needed to want no more. */
export async function communicationRoutes(
  app: App,
  { limits, linkSecret }: Options,
): Promise<void> {
  const links = communicationLinks(linkSecret);
  const limit = (name: string) => app.limit({ name, ...limits.createByAddress });

  const ownerOf = (token: string): string => {
    const email = links.emailOf(token);
    if (email === undefined) throw new Refusal("linkExpired");
    return email;
  };
  const view = async (email: string) => {
    const { optinMarketing, optinNewsletter } = await readCommunications(app.database, email);
    return { email, optin_marketing: optinMarketing, optin_newsletter: optinNewsletter };
  };

  app.patch(
    "/laravel/rest/guest/capture-optin",
    {
      onRequest: limit("capture-optin"),
      preHandler: app.recogniseAccount,
      schema: {
        summary: "Keep whether an address wants our mails; every address is answered alike",
        tags,
        body: CaptureOptinBody,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const askMailbox = (email: string) => signUp(app, { email });
      const parts = { database: app.database, links, askMailbox };
      if (!(await captureOptin(parts, request.body, request.signedIn?.email)))
        throw new Refusal("invalidEmail");
      return reply.status(204).send(null);
    },
  );

  app.get(
    "/laravel/rest/communications",
    {
      onRequest: limit("communications"),
      schema: {
        summary: "Which mails the address of a signed link gets",
        tags,
        querystring: CommunicationsQuery,
        response: { 200: CommunicationsAnswer, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ query }) => view(ownerOf(query.token)),
  );

  app.patch(
    "/laravel/rest/communications",
    {
      onRequest: limit("choose-communications"),
      schema: {
        summary: "Choose which mails the address of a signed link gets",
        tags,
        body: CommunicationsBody,
        response: { 200: CommunicationsAnswer, 400: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ body }) => {
      const email = ownerOf(body.token);
      const enqueue = await app.readyToEnqueue();
      await app.transact(async (transaction) => {
        await chooseMarketing(transaction, email, body.optin_marketing);
        const choice = { email, isWanted: body.optin_newsletter, language: undefined };
        await chooseNewsletter(transaction, enqueue, choice);
      });
      return view(email);
    },
  );
}
