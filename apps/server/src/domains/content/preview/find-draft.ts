import { isPublishedCollection, parseBody } from "@autotune/contract";
import { readDraftPreview, type Executor } from "@autotune/database";
import { isLanguage } from "@autotune/routes";
import { ApiError } from "../../../platform/http/errors.ts";
import type { PublishedContent } from "../../../platform/published/published-content.ts";
import { draftHref } from "./draft-href.ts";

export interface Draft {
  /** The path of the page that shows it. */
  readonly href: string;
  /** Everything published, with the draft replacing its document. */
  readonly content: PublishedContent;
}

/** Undefined where the link is invalid, or older than an hour. */
export async function findDraft(
  { content, database }: { content: PublishedContent; database: Executor },
  token: string,
): Promise<Draft | undefined> {
  // Without loaded content, a draft would be shown on a page that lacks everything else.
  if (!content.loaded) throw new ApiError("unavailable");
  const stored = await readDraftPreview(database, token);
  if (stored === undefined) return undefined;
  const { collection, key, locale, body } = stored;
  if (!isPublishedCollection(collection) || !isLanguage(locale)) return undefined;
  const parsed = parseBody(collection, body);
  if (!parsed.ok) return undefined;
  const withDraft = content.with(collection, key, locale, parsed.body);
  const href = draftHref(withDraft, { collection, key, locale });
  return href === undefined ? undefined : { href, content: withDraft };
}
