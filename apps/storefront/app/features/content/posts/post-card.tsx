import type { PostLinkView } from "@autotune/contract";
import { useLingui } from "@lingui/react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { ReadingCover } from "../reading/reading-cover.tsx";
import { PostFacts } from "./post-facts.tsx";
import { topicLabels } from "./topic-labels.ts";

interface PostCardProps {
  post: PostLinkView;
  /** One heading level below the title over the list. */
  heading: "h2" | "h3";
  /** Larger than the others. */
  lead: boolean;
}

/** A post in a list. */
export function PostCard({ post, heading: Heading, lead }: PostCardProps) {
  const { i18n } = useLingui();
  const lang = langOf(post.language, useLanguage());
  const [product] = post.products;
  return (
    <article
      data-family={product?.family}
      className={`group/post relative grid content-start gap-x-10 gap-y-5 ${lead ? "items-center md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" : ""}`}
    >
      <div className="transition-transform duration-200 ease-out group-has-[a:hover]/post:-translate-y-1">
        <ReadingCover
          slug={post.slug}
          products={post.products}
          sizes={lead ? "(min-width: 62rem) 28rem, 54vw" : "(min-width: 62rem) 15rem, 54vw"}
          eager={lead}
        />
      </div>
      <div>
        <p className="flex flex-wrap items-center gap-3 font-mono text-14 text-family">
          {i18n._(topicLabels[post.topic])}
        </p>
        <Heading lang={lang} className={`mt-2.5 tracking-heading ${lead ? "text-36" : "text-22"}`}>
          {/* The link covers the whole card. */}
          <Link to={post.href} className="after:absolute after:inset-0 after:rounded-16">
            {post.title}
          </Link>
        </Heading>
        <p lang={lang} className={`mt-3 text-muted ${lead ? "text-18" : "text-16"}`}>
          {post.summary}
        </p>
        <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-14 text-faint">
          <PostFacts post={post} />
        </p>
      </div>
    </article>
  );
}
