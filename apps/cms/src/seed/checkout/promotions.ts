import { priceSteps } from "../catalogue/price-steps.ts";
import type { TypedPrices } from "../../catalogue/prices/typed-prices.ts";

interface SeedPromotion {
  readonly code: string;
  readonly promotionId: string;
  readonly offerTag: string;
  readonly endsAt?: string;
  /** By path. */
  readonly products: Readonly<Record<string, TypedPrices>>;
  /** Paths. */
  readonly ownersOf: readonly string[];
}

export const seedPromotions: readonly SeedPromotion[] = [
  {
    code: "LOYAL26",
    promotionId: "loyal-26",
    offerTag: "loyalty-2026",
    products: { "auto-tune-2026": priceSteps["149"], "auto-tune-pro": priceSteps["249"] },
    ownersOf: ["auto-tune-pro-x", "auto-tune-2024", "auto-tune-artist", "auto-tune-stage"],
  },
  {
    code: "WINTER26",
    promotionId: "winter-26",
    offerTag: "winter-2026",
    endsAt: "2027-03-01T00:00:00.000Z",
    products: { choir: priceSteps["49"], "vocal-reverb": priceSteps["29"] },
    ownersOf: [],
  },
];
