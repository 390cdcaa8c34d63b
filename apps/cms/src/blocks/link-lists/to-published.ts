import type { LinkListsBlock } from "@autotune/contract";
import type { LinkListsFields } from "../../payload-types.ts";
import { actionsToPublished } from "../actions/actions-to-published.ts";
import type { References } from "../../platform/publishing/references.ts";

export function linkListsToPublished(
  fields: LinkListsFields,
  references: References,
): LinkListsBlock {
  return {
    block: "linkLists",
    headline: fields.headline ?? "",
    lists: (fields.lists ?? []).map(({ title, links }) => ({
      title: title ?? "",
      links: actionsToPublished(links, references),
    })),
  };
}
