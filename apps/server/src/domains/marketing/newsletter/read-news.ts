import { parseBody } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { linkTo, type Language } from "@autotune/routes";
import { sql } from "drizzle-orm";

/** Nobody reads more than that in an email; the page of all posts has the rest. */
const atMost = 8;

export interface PieceOfNews {
  readonly title: string;
  readonly summary: string;
  /** Relative to the site's root. */
  readonly path: string;
}

/** The posts that are published in a language and were first seen in an interval, the newest first. */
export async function readNews(
  database: Database,
  language: Language,
  { after, until }: { after: Date; until: Date },
): Promise<PieceOfNews[]> {
  const { rows } = await database.execute<{ slug: string; body: unknown }>(sql`
    select post.slug, document.body
      from shop.newsletter_post post
      join shop.published_document document on document.collection = 'posts'
       and document.key = post.slug and document.locale = post.language
     where post.language = ${language}
       and post.seen_at > ${after.toISOString()}::timestamptz
       and post.seen_at <= ${until.toISOString()}::timestamptz
     order by document.body ->> 'writtenOn' desc, post.slug limit ${atMost}`);
  return rows.flatMap(({ slug, body }) => {
    const parsed = parseBody("posts", body);
    if (!parsed.ok) return [];
    const { title, summary } = parsed.body;
    return [{ title, summary, path: linkTo("CommunityPost", { slug }, language) }];
  });
}
