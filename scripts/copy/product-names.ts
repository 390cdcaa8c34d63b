import { content } from "../../apps/cms/src/seed/content/en/index.ts";

/** The longest first: one name may be the beginning of another. */
export const productNames: readonly string[] = [
  ...Object.values(content.products),
  ...Object.values(content.productPages),
]
  .map(({ name }) => name)
  .toSorted((one, other) => other.length - one.length);
