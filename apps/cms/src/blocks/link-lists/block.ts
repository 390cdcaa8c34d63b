import type { LinkListsBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { LinkListsFields } from "../../payload-types.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { References } from "../../platform/publishing/references.ts";
import { actionsFromPublished } from "../actions/actions-from-published.ts";
import { actionsToPublished } from "../actions/actions-to-published.ts";
import { actionsField } from "../actions/actions-field.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "linkLists",
  interfaceName: "LinkListsFields",
  labels: { singular: "Link lists", plural: "Link lists" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    {
      name: "lists",
      type: "array",
      label: "Lists",
      labels: { singular: "List", plural: "Lists" },
      fields: [
        translatedLine({ name: "title", label: "Title", needed: true }),
        actionsField({
          most: 40,
          name: "links",
          label: "Links",
          labels: { singular: "Link", plural: "Links" },
        }),
      ],
    },
  ],
};

function toPublished(fields: LinkListsFields, references: References): LinkListsBlock {
  return {
    block: "linkLists",
    headline: fields.headline ?? "",
    lists: (fields.lists ?? []).map(({ title, links }) => ({
      title: title ?? "",
      links: actionsToPublished(links, references),
    })),
  };
}

function fromPublished({ headline, lists }: LinkListsBlock, ids: KnownIds): LinkListsFields {
  return {
    blockType: "linkLists",
    headline,
    lists: lists.map(({ title, links }) => ({ title, links: actionsFromPublished(links, ids) })),
  };
}

export const linkLists = { config, toPublished, fromPublished, sample };
