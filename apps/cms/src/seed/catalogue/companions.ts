import { nothing } from "../../catalogue/prices/typed-prices.ts";
import type { SeedProduct } from "./seed-product.ts";

/** What comes along with everything and is never sold: the desktop manager. */
export const companions: readonly SeedProduct[] = [
  {
    path: "auto-tune-central",
    pid: "AT-CENTRAL",
    type: "perpetual",
    prices: nothing,
    wpOnly: true,
  },
];
