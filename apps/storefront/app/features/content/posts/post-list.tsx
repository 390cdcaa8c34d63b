import type { PostLinkView } from "@autotune/contract";
import { PostCard } from "./post-card.tsx";

interface PostListProps {
  posts: readonly PostLinkView[];
  heading: "h2" | "h3";
  /** The first one is shown larger than the others. */
  withLead?: boolean;
}

export function PostList({ posts, heading, withLead = false }: PostListProps) {
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
      {posts.map((post, place) => {
        const lead = withLead && place === 0;
        return (
          <li key={post.slug} className={lead ? "sm:col-span-full sm:mb-4" : undefined}>
            <PostCard post={post} heading={heading} lead={lead} />
          </li>
        );
      })}
    </ul>
  );
}
