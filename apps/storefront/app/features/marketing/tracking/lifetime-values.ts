import { lifetimeValue, type CartItem } from "@autotune/commerce";

interface ValuedLine {
  readonly path: string;
  readonly quantity: number;
  readonly isFreebie: boolean;
}

/**
 * Of all that was bought, in US cents; gifts count as nothing. Undefined where the catalogue has none of it, as for an
 * upgrade alone.
 */
export function lifetimeValueOf(
  lines: readonly ValuedLine[],
  products: ReadonlyMap<string, CartItem>,
): number | undefined {
  const known = lines.flatMap(({ path, quantity, isFreebie }) => {
    const product = products.get(path);
    return product === undefined || isFreebie ? [] : [lifetimeValue(product) * quantity];
  });
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
}
