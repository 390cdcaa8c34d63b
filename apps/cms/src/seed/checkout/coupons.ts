import { twentyOff } from "../catalogue/price-steps.ts";
import type { TypedPrices } from "../../catalogue/prices/typed-prices.ts";
import { vocalChain } from "../catalogue/shelves.ts";

interface SeedCoupon {
  readonly code: string;
  readonly kind: "discount" | "cashOff";
  readonly percent?: number;
  readonly amounts?: TypedPrices;
  /** Paths. */
  readonly products?: readonly string[];
  readonly combine: boolean;
  readonly startsAt?: string;
  readonly endsAt?: string;
  readonly forEmail?: string;
  readonly oncePerPerson?: boolean;
}

export const seedCoupons: readonly SeedCoupon[] = [
  { code: "SING10", kind: "discount", percent: 10, combine: false },
  { code: "STUDIO20", kind: "cashOff", amounts: twentyOff, combine: true },
  { code: "VOCALS15", kind: "discount", percent: 15, products: vocalChain, combine: true },
  {
    code: "SUMMER25",
    kind: "discount",
    percent: 25,
    combine: false,
    startsAt: "2025-06-01T00:00:00.000Z",
    endsAt: "2025-09-01T00:00:00.000Z",
  },
  {
    code: "ANA30",
    kind: "discount",
    percent: 30,
    combine: true,
    forEmail: "ana@studio.test",
    oncePerPerson: true,
  },
];
