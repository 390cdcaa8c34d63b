import type { ProductPageView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { PostList } from "./posts/post-list.tsx";
import { LessonList } from "./lessons/lesson-list.tsx";

/** The lessons and posts that name what a page sells. */
export function ProductReading({ page }: { page: ProductPageView }) {
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
