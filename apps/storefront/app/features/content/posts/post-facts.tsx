import type { PostLinkView } from "@autotune/contract";
import { Plural } from "@lingui/react/macro";
import { WrittenDate } from "../../../platform/formats/written-date.tsx";

/** Author, date and reading time. */
export function PostFacts({ post }: { post: PostLinkView }) {
  return (
    <>
      <span>{post.writtenBy}</span>
      <WrittenDate day={post.writtenOn} />
      <span>
        <Plural value={post.minutes} one="# min read" other="# min read" />
      </span>
    </>
  );
}
