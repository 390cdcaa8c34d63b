import { postTopics } from "@autotune/contract/reading-topics";
import { languages, linkTo, splitLanguage } from "@autotune/routes";
import { buttonClass, EmptyState } from "@autotune/ui";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Plural, Trans } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { Link, useLoaderData } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { titleIn } from "../document/title-in.ts";
import { PostList } from "../features/content/posts/post-list.tsx";
import { TopicChips } from "../features/content/posts/topic-chips.tsx";
import { useLanguage } from "../platform/i18n/language.ts";
import { i18nFor } from "../platform/i18n/messages.ts";
import { ListHead } from "../features/content/reading/list-head.tsx";
import { storefrontContext } from "../document/storefront-context.ts";

const intro = msg`How people sing, record and tune, plus what’s new and what we’ve learned building our tools.`;

/** `/community`: all posts, or those of a topic (`?topic=craft`). */
export function loader({ url, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const posts = storefront.reading(splitLanguage(url.pathname).language).posts();
  const requested = url.searchParams.get("topic");
  const topic = postTopics.find((candidate) => candidate === requested);
  return {
    origin: storefront.origin,
    topic,
    posts: topic === undefined ? posts : posts.filter((post) => post.topic === topic),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : pageMeta({
        title: titleIn(location.pathname, msg`Community`),
        description: i18nFor(splitLanguage(location.pathname).language)._(intro),
        origin: loaderData.origin,
        pathname: location.pathname,
        availableIn: languages,
        isUnlisted: loaderData.topic !== undefined,
      });

export default function Community() {
  const { posts, topic } = useLoaderData<typeof loader>();
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <>
      <ListHead title={<Trans>Notes from the booth</Trans>} text={i18n._(intro)}>
        <TopicChips chosen={topic} />
        <p role="status" className="mt-4 text-14 text-faint">
          <Plural value={posts.length} one="# post" other="# posts" />
        </p>
      </ListHead>
      <div className="wrap mt-10">
        {posts.length === 0 ? (
          <EmptyState
            title={<Trans>Nothing here yet</Trans>}
            text={<Trans>No posts on this topic yet.</Trans>}
          >
            <Link to={linkTo("Community", {}, language)} className={buttonClass("secondary")}>
              <Trans>Show all posts</Trans>
            </Link>
          </EmptyState>
        ) : (
          <PostList posts={posts} heading="h2" withLead />
        )}
      </div>
    </>
  );
}
