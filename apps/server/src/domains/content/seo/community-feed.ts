import { linkTo, type Language } from "@autotune/routes";
import type { PublishedContent } from "../../../platform/published/published-content.ts";
import { element, escapeXml, xmlHead } from "./xml.ts";

/** The languages in which posts are written. */
export const feedLanguages = ["en", "es"] as const satisfies readonly Language[];
export type FeedLanguage = (typeof feedLanguages)[number];

const descriptions: Record<FeedLanguage, string> = {
  en: "Vocal craft, studio tips and stories from people who sing with AutoTune.",
  es: "Oficio, estudio e historias de quienes cantan con AutoTune.",
};

export function communityFeedPath(language: Language): string {
  return `${linkTo("Community", {}, language)}/feed.xml`;
}

/** The posts of one language as RSS 2.0, the newest first. */
export function communityFeed(
  language: FeedLanguage,
  origin: string,
  content: PublishedContent,
): string {
  const posts = content
    .keysOf("posts")
    .flatMap((slug) => {
      const post = content.find("posts", slug, language);
      return post === undefined ? [] : [{ slug, post }];
    })
    .toSorted((one, other) => (one.post.writtenOn < other.post.writtenOn ? 1 : -1));
  const items = posts.map(({ slug, post }) => {
    const link = origin + linkTo("CommunityPost", { slug }, language);
    return [
      "<item>",
      element("title", post.title),
      element("link", link),
      `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
      element("pubDate", new Date(`${post.writtenOn}T00:00:00Z`).toUTCString()),
      element("dc:creator", post.writtenBy),
      element("description", post.summary),
      "</item>",
    ].join("");
  });
  const own = escapeXml(origin + communityFeedPath(language));
  return [
    xmlHead,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element("title", "AutoTune"),
    element("link", origin + linkTo("Community", {}, language)),
    element("description", descriptions[language]),
    element("language", language),
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel></rss>\n",
  ].join("\n");
}
