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
    "A separate page under the product page. It appears in the store once it has blocks.",
  fields: [blocksField],
}));
