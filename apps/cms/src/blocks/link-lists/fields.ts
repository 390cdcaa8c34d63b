import type { Block } from "payload";
import { actions } from "../actions/actions.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";

export const linkLists: Block = {
  slug: "linkLists",
  interfaceName: "LinkListsFields",
  labels: { singular: "Lists of links", plural: "Lists of links" },
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
        actions({
          most: 40,
          name: "links",
          label: "Links",
          labels: { singular: "Link", plural: "Links" },
        }),
      ],
    },
  ],
};
