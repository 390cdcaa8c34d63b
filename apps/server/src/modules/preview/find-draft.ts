import { isPublishedCollection, parseBody } from "@autotune/contract";
import { readDraftPreview, type Executor } from "@autotune/database";
import { isLanguage } from "@autotune/routes";
import { Refusal } from "../../plugins/errors.ts";
import type { PublishedContent } from "../content/published-content.ts";
import { draftHref } from "./draft-href.ts";

export interface Draft {
  /** Where the page is that shows it. */
  readonly href: string;
  /** All that is published, with the draft in place of what it may become. */
  readonly content: PublishedContent;
}

/** Undefined where the link is made up, or older than an hour. */
export async function findDraft(
  { content, database }: { content: PublishedContent; database: Executor },
  token: string,
): Promise<Draft | undefined> {
  // With nothing around it, a draft would be shown on a page that lacks all else.
  if (!content.loaded) throw new Refusal("unavailable");
  const kept = await readDraftPreview(database, token);
  if (kept === undefined) return undefined;
  const { collection, key, locale, body } = kept;
  if (!isPublishedCollection(collection) || !isLanguage(locale)) return undefined;
  const parsed = parseBody(collection, body);
  if (!parsed.ok) return undefined;
  const withDraft = content.with(collection, key, locale, parsed.body);
  const href = draftHref(withDraft, { collection, key, locale });
  return href === undefined ? undefined : { href, content: withDraft };
}
