import { families } from "@autotune/contract";
import type { PublishedContent } from "../../../platform/published/published-content.ts";

/** The family on whose pages a product is read about: its own page, or that of what it upgrades to or is a variant of. */
export function familyOf(content: PublishedContent, path: string): string {
  const seen = new Set<string>();
  let asked: string | null | undefined = path;
  while (asked !== null && asked !== undefined && !seen.has(asked)) {
    seen.add(asked);
    const page: string | undefined = content.pageOfProduct(asked);
    const family = families.find((candidate) => page?.startsWith(`${candidate}/`));
    if (family !== undefined) return family;
    const sold = content.catalogue().find((product) => product.path === asked);
    asked = sold?.upgrade?.to ?? sold?.variantParent;
  }
  return "none";
}
