import { companions } from "./catalogue/companions.ts";
import { gifts } from "./catalogue/gifts.ts";
import { legacy } from "./catalogue/legacy.ts";
import { licences } from "./catalogue/licences.ts";
import { plans } from "./catalogue/plans.ts";
import type { SeedProduct } from "./catalogue/seed-product.ts";

export const seedProducts: readonly SeedProduct[] = [
  ...licences,
  ...plans,
  ...gifts,
  ...companions,
  ...legacy,
];
