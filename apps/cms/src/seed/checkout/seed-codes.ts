import { seedCoupons } from "./coupons.ts";
import { seedPromotions } from "./promotions.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { SeedRun } from "../documents/seed-run.ts";

/** Coupons and promotions. */
export async function seedCodes(run: SeedRun, ids: KnownIds): Promise<void> {
  const { payload, request } = run;
  const coupons = await findCodes(run, "coupons");
  for (const { products = [], ...coupon } of seedCoupons) {
    if (coupons.has(coupon.code)) continue;
    const covered = products.map((path) => ids.product(path));
    const data = { ...coupon, products: covered, _status: "published" } as const;
    await payload.create({ collection: "coupons", data, depth: 0, req: request() });
  }
  const promotions = await findCodes(run, "promotions");
  for (const { products, ownersOf, ...promotion } of seedPromotions) {
    if (promotions.has(promotion.code)) continue;
    const data = {
      ...promotion,
      products: Object.entries(products).map(([path, prices]) => ({
        product: ids.product(path),
        prices,
      })),
      ownersOf: ownersOf.map((path) => ids.product(path)),
      _status: "published",
    } as const;
    await payload.create({ collection: "promotions", data, depth: 0, req: request() });
  }
}

async function findCodes(
  { payload, request }: SeedRun,
  collection: "coupons" | "promotions",
): Promise<Set<string | null | undefined>> {
  const { docs } = await payload.find({
    collection,
    pagination: false,
    depth: 0,
    select: { code: true },
    req: request(),
  });
  return new Set(docs.map(({ code }) => code));
}
