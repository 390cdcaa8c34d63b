import type { ProductPageView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { EmptySubpage } from "./empty-subpage.tsx";
import { PostList } from "./posts/post-list.tsx";
import { LessonList } from "./lessons/lesson-list.tsx";

/** The lessons and posts that name what a page sells; on an empty further page, what there is elsewhere. */
export function ProductReading({ page }: { page: ProductPageView }) {
  if (page.elsewhere !== undefined && page.subpage !== undefined)
    return <EmptySubpage name={page.name} subpage={page.subpage} elsewhere={page.elsewhere} />;
  return (
    <>
      {page.tutorials.length === 0 ? null : (
        <section className="wrap section">
          <h2 className="mb-9 text-36">
            <Trans>Lessons with {page.name}</Trans>
          </h2>
          <LessonList lessons={page.tutorials} heading="h3" />
        </section>
      )}
      {page.posts.length === 0 ? null : (
        <section className="wrap section">
          <h2 className="mb-9 text-36">
            <Trans>Posts about {page.name}</Trans>
          </h2>
          <PostList posts={page.posts} heading="h3" />
        </section>
      )}
    </>
  );
}
