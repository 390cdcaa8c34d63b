import type { Family, ManualLinkView } from "@autotune/contract";

interface FamilyOfManuals {
  /** Undefined: of products that no page sells. */
  readonly family: Family | undefined;
  readonly manuals: readonly ManualLinkView[];
}

/** In the order of the families; a manual stands with the first product that it explains. */
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
