import type { PostLinkView } from "@autotune/contract";
import { Plural } from "@lingui/react/macro";
import { WrittenDate } from "../../reading/written-date.tsx";

/** By whom, when, and how long it takes. */
export function PostFacts({ post }: { post: PostLinkView }) {
  return (
    <>
      <span>{post.writtenBy}</span>
      <WrittenDate day={post.writtenOn} />
      <span>
        <Plural value={post.minutes} one="# minute to read" other="# minutes to read" />
      </span>
    </>
  );
}
