import type { LinkListsBlock } from "@autotune/contract";
import type { LinkListsFields } from "../../payload-types.ts";
import { actionsFromPublished } from "../actions/actions-from-published.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";

export function linkListsFromPublished(
  { headline, lists }: LinkListsBlock,
  ids: KnownIds,
): LinkListsFields {
  return {
    blockType: "linkLists",
    headline,
    lists: lists.map(({ title, links }) => ({ title, links: actionsFromPublished(links, ids) })),
  };
}
