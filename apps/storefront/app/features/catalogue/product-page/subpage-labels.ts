import type { SubpageName } from "@autotune/contract";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The names of a product's further pages. */
export const subpageLabels: Readonly<Record<SubpageName, MessageDescriptor>> = {
  specs: msg`Specs`,
  tutorials: msg`Tutorials`,
  audio: msg`Audio`,
  blogs: msg`Blogs`,
};
