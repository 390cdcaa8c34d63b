import { nothing } from "../../catalogue/prices/typed-prices.ts";
import type { SeedProduct } from "./seed-product.ts";

function gift(product: string, pid: string): SeedProduct {
  return {
    path: `${product}-gift`,
    pid: `${pid}-GIFT`,
    type: "perpetual",
    prices: nothing,
    includes: [product],
    variantParent: product,
    promoOnly: true,
  };
}

export const gifts: readonly SeedProduct[] = [
  gift("auto-key", "AT-KEY"),
  gift("vocal-de-esser", "VC-DE-ESSER"),
];
