import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../../../platform/app.ts";
import { ipKey } from "@autotune/contract/ip-key";
import { ApiError } from "../../../platform/http/errors.ts";
import { rejectTooMany } from "../../../platform/http/rate-limits.ts";
import { pageSecurityHeaders } from "../../../platform/http/security-headers.ts";
import type { CachedResponse } from "../../../platform/responses/cached-response.ts";
import { draftLimit } from "./draft-limit.ts";
import { findDraft, type Draft } from "./find-draft.ts";

export interface DraftOptions {
  renderDraft(path: string, draft: Draft): Promise<CachedResponse>;
  readonly origin: string;
  /** The content security policy of the page, which the CMS may show in a frame. */
  policyOf(page: Buffer): string;
}

/** The page as it would be with the draft published; neither cached nor indexed. */
export async function sendDraft(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  options: DraftOptions,
  { url, token }: { url: string; token: string },
): Promise<FastifyReply> {
  const counted = await app.limiter(draftLimit).consume(ipKey(request.ip));
  if (!counted.ok) rejectTooMany(reply, counted.retryAfterSeconds);
  const draft = await findDraft(app, token);
  if (draft === undefined) throw new ApiError("notFound");
  const page = await options.renderDraft(url, draft);
  return reply
    .status(page.status)
    .headers({
      ...pageSecurityHeaders(options.origin),
      "content-security-policy": options.policyOf(page.identity.body),
      // The URL grants access to the draft, so it is sent to no other site.
      "referrer-policy": "no-referrer",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      ...(page.location === null ? {} : { location: page.location }),
    })
    .type(page.contentType)
    .send(page.identity.body);
}
