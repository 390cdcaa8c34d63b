import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../app.ts";
import { addressKey } from "../../plugins/address-key.ts";
import { Refusal } from "../../plugins/errors.ts";
import { refuseTooMany } from "../../plugins/rate-limits.ts";
import { pageSecurityHeaders } from "../../plugins/security-headers.ts";
import type { Renderer } from "../../plugins/ssr/render-page.ts";
import { draftLimit } from "./draft-limit.ts";
import { findDraft } from "./find-draft.ts";

export interface DraftOptions {
  readonly renderDraft: Renderer["renderDraft"];
  readonly origin: string;
  /** The content security policy of the page, which the CMS may show in a frame. */
  policyOf(html: string): string;
}

/** The page as it would be with the draft published; nobody keeps it, and search engines pass by. */
export async function sendDraft(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  options: DraftOptions,
  { address, token }: { address: string; token: string },
): Promise<FastifyReply> {
  const counted = await app.limiter(draftLimit).consume(addressKey(request.ip));
  if (!counted.ok) refuseTooMany(reply, counted.retryAfterSeconds);
  const draft = await findDraft(app, token);
  if (draft === undefined) throw new Refusal("notFound");
  const page = await options.renderDraft(address, draft.content);
  return reply
    .status(page.status)
    .headers({
      ...pageSecurityHeaders(options.origin),
      "content-security-policy": options.policyOf(page.identity.body.toString("utf8")),
      // The address opens the draft, so it is told to nobody.
      "referrer-policy": "no-referrer",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      ...(page.location === null ? {} : { location: page.location }),
    })
    .type(page.contentType)
    .send(page.identity.body);
}
