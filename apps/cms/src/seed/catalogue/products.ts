import { companions } from "./companions.ts";
import { gifts } from "./gifts.ts";
import { legacy } from "./legacy.ts";
import { licences } from "./licences.ts";
import { plans } from "./plans.ts";
import type { SeedProduct } from "./seed-product.ts";

export const seedProducts: readonly SeedProduct[] = [
  ...licences,
  ...plans,
  ...gifts,
  ...companions,
  ...legacy,
];
