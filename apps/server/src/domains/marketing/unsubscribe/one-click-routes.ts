import { CommunicationsQuery, ErrorBody } from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { isOneClick } from "./is-one-click.ts";

export interface OneClick {
  /** Names the rate limit. */
  readonly name: string;
  readonly path: string;
  readonly tags: string[];
  readonly summary: { readonly press: string; readonly follow: string };
  /** Unsubscribes. False where the token is not ours. */
  press(token: string): Promise<boolean>;
  /** The page on which a person unsubscribes themselves, also with an expired link. */
  pageOf(token: string): Promise<string>;
}

/**
 * One-click unsubscribe (RFC 8058). The request comes from no page of ours and has no cookie: the signed token
 * authenticates it.
 */
export async function oneClickRoutes(app: App, button: OneClick): Promise<void> {
  const { name, path, tags, summary } = button;
  // Large mail providers send many of these from few IP addresses, soon after a newsletter went out.
  const onRequest = app.limit({ name, requests: 3000, perSeconds: 60 });
  const querystring = CommunicationsQuery;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "buffer", bodyLimit: 4096 },
    (_request, body, done) => done(null, body),
  );

  app.post(
    path,
    {
      onRequest,
      schema: {
        summary: summary.press,
        tags,
        querystring,
        response: { 204: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ query, body, headers }, reply) => {
      if (!Buffer.isBuffer(body) || !(await isOneClick(headers["content-type"] ?? "", body)))
        throw new ApiError("invalidRequest");
      if (!(await button.press(query.token))) throw new ApiError("linkExpired");
      return reply.status(204).send(null);
    },
  );

  // Mail scanners follow every link: this one changes nothing and shows the preferences.
  app.get(
    path,
    {
      onRequest,
      schema: {
        summary: summary.follow,
        tags,
        querystring,
        response: { 303: Type.Null(), 400: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ query }, reply) => reply.redirect(await button.pageOf(query.token), 303),
  );
}
