import type { Link } from "@autotune/contract";
import type { Field, GroupField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { isSiteUrl, isStorePath } from "../../platform/fields/link-targets.ts";

type Target = Link["to"];

const targetLabels: Record<Target, string> = {
  productPage: "Product page",
  page: "Page",
  url: "External URL",
};
const access = { update: isEditorForField };

function shownFor(target: Target) {
  return { condition: (_data: unknown, link: { to?: unknown }) => link.to === target };
}

const needed = (value: unknown): true | string =>
  (value !== null && value !== undefined && value !== "") || "Choose where the link goes.";

/** Where a link leads: a document of ours, which is found even after its path has changed, or another site. */
export const link: GroupField = {
  name: "link",
  type: "group",
  label: "Links to",
  fields: [
    {
      name: "to",
      type: "select",
      label: "Link type",
      defaultValue: "productPage",
      options: Object.entries(targetLabels).map(([value, label]) => ({ value, label })),
      access,
      validate: needed,
    },
    {
      name: "productPage",
      type: "relationship",
      relationTo: "product-pages",
      label: targetLabels.productPage,
      access,
      admin: shownFor("productPage"),
      validate: needed,
    },
    {
      name: "page",
      type: "relationship",
      relationTo: "pages",
      label: targetLabels.page,
      access,
      admin: shownFor("page"),
      validate: needed,
    },
    {
      name: "url",
      type: "text",
      label: targetLabels.url,
      access,
      admin: shownFor("url"),
      validate: (value: unknown) =>
        isStorePath(value) ||
        isSiteUrl(value) ||
        "Enter a path of this site that starts with /, or a full URL that starts with https://.",
    },
  ] satisfies Field[],
};
