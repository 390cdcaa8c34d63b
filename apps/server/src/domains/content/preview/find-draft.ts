import { isPublishedCollection, parseBody, type MiniBannerBody } from "@autotune/contract";
import { readDraftPreview, type Executor } from "@autotune/database";
import { defaultLanguage, documentHref, isLanguage, linkTo, type Language } from "@autotune/routes";
import { ApiError } from "../../../platform/http/errors.ts";
import type { PublishedContent } from "../../../platform/published/published-content.ts";

export interface Draft {
  /** The path of the page that shows it. */
  readonly href: string;
  /** Everything published, with the draft replacing its document. */
  readonly content: PublishedContent;
  /** The HTML of a popup: browsers fetch those that are published by themselves. */
  readonly popup?: string;
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
  const home = linkTo("Home", {}, locale);
  if (collection === "popups") {
    const popup = parseBody("popups", body);
    return popup.ok ? { href: home, content, popup: popup.body.content } : undefined;
  }
  if (collection === "mini-banners") {
    const banner = parseBody("mini-banners", body);
    return banner.ok
      ? { href: home, content: withBannerFirst(content, key, locale, banner.body) }
      : undefined;
  }
  const parsed = parseBody(collection, body);
  if (!parsed.ok) return undefined;
  const withDraft = content.with(collection, key, locale, parsed.body);
  const href = documentHref(collection, key, locale);
  return href === undefined ? undefined : { href, content: withDraft };
}

/** Whatever its time, its order and its places: an editor wants to see how it looks. */
function withBannerFirst(
  content: PublishedContent,
  key: string,
  language: Language,
  { content: text, background, url, ctas }: MiniBannerBody,
): PublishedContent {
  const shown: MiniBannerBody = {
    order: Number.MIN_SAFE_INTEGER,
    content: text,
    background,
    url,
    ctas,
    allowlist: [],
    blocklist: [],
  };
  // Its time and order are those of the English one.
  return content
    .with("mini-banners", key, defaultLanguage, shown)
    .with("mini-banners", key, language, shown);
}
