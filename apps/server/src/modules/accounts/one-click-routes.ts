import { CommunicationsQuery, ErrorBody } from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../app.ts";
import { Refusal } from "../../plugins/errors.ts";
import { isOneClick } from "./is-one-click.ts";

export interface OneClick {
  /** Names the limit. */
  readonly name: string;
  readonly path: string;
  readonly tags: string[];
  readonly summary: { readonly press: string; readonly follow: string };
  /** Does what the button says. False where the token is not ours. */
  press(token: string): Promise<boolean>;
  /** The page on which a person says it themselves, also with a link that says nothing any more. */
  pageOf(token: string): Promise<string>;
}

/**
 * The mail program's own button (RFC 8058). It comes from no page of ours and brings no cookie: the signed token is
 * the proof.
 */
export async function oneClickRoutes(app: App, button: OneClick): Promise<void> {
  const { name, path, tags, summary } = button;
  // Large mail providers press for many of their people from few addresses, soon after a letter went out.
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
        throw new Refusal("invalidRequest");
      if (!(await button.press(query.token))) throw new Refusal("linkExpired");
      return reply.status(204).send(null);
    },
  );

  // Programs that look through mail follow every address: this one changes nothing and shows the choice.
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
