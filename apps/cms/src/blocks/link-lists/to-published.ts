import type { LinkListsBlock } from "@autotune/contract";
import type { LinkListsFields } from "../../payload-types.ts";
import { actionsToPublished } from "../../publish/actions-to-published.ts";
import type { References } from "../../publish/references.ts";

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
