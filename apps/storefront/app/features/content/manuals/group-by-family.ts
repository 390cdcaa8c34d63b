import type { Family, ManualLinkView } from "@autotune/contract";

interface FamilyOfManuals {
  /** Undefined: products without a page. */
  readonly family: Family | undefined;
  readonly manuals: readonly ManualLinkView[];
}

/** In the order of the families; a manual belongs to the family of its first product. */
export function groupByFamily(
  manuals: readonly ManualLinkView[],
  families: readonly Family[],
): FamilyOfManuals[] {
  return [...families, undefined]
    .map((family) => ({
      family,
      manuals: manuals.filter(({ products }) => products[0]?.family === family),
    }))
    .filter((group) => group.manuals.length > 0);
}
