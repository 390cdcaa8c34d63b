import { subpageNames, type SubpageName } from "@autotune/contract";
import type { NamedTab } from "payload";
import { blocksField } from "../../blocks/blocks-field.ts";

const tabLabels: Record<SubpageName, string> = {
  specs: "Specs",
  tutorials: "Tutorials",
  audio: "Audio",
  blogs: "Blogs",
};

/** The further pages of a product, a tab each. */
export const subpageTabs: NamedTab[] = subpageNames.map((name) => ({
  name,
  label: tabLabels[name],
  description:
    "A page of its own below the product page. Without blocks the shop does not show it.",
  fields: [blocksField],
}));
