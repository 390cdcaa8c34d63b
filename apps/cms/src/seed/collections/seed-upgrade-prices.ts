import { upgradePath } from "../../catalogue/upgrades/upgrade-path.ts";
import { priceSteps } from "../catalogue/price-steps.ts";
import { seedUpgrades } from "../catalogue/upgrades.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { SeedRun } from "../documents/seed-run.ts";

export async function seedUpgradePrices(
  { payload, request }: SeedRun,
  ids: KnownIds,
): Promise<void> {
  const { docs } = await payload.find({
    collection: "upgrades",
    pagination: false,
    depth: 0,
    select: { path: true },
    req: request(),
  });
  const existing = new Set(docs.map(({ path }) => path));
  for (const { from, to, step, explanation } of seedUpgrades) {
    if (existing.has(upgradePath(from, to))) continue;
    await payload.create({
      collection: "upgrades",
      data: {
        source: ids.product(from),
        target: ids.product(to),
        explanation,
        prices: priceSteps[step],
        _status: "published",
      },
      depth: 0,
      req: request(),
    });
  }
}
