import {
  beginsToday,
  lastingPrices,
  planMoves,
  termChange,
  type Interval,
  type PlanMoveKind,
} from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { catalogueProduct } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { eq } from "drizzle-orm";
import { readOffers } from "../../catalogue/index.ts";
import type { SubscriptionRow } from "../plans/repository.ts";

/** A plan that another one can be changed to. */
export interface PlanOption {
  readonly path: string;
  readonly pid: string;
  readonly name: string;
  readonly kind: PlanMoveKind;
  /** For one period, in the currency of the subscription. */
  readonly price: number;
  readonly interval: Interval;
  readonly beginsToday: boolean;
  readonly isTermIncrease: boolean;
  readonly isTermDecrease: boolean;
}

type MovablePlan = Pick<
  SubscriptionRow,
  "path" | "nextPath" | "currency" | "subInterval" | "subIntervalUnit"
>;

/** The plans that a plan can be changed to today: as the catalogue lists them, if sold. */
export async function readPlanOptions(
  database: Database,
  plan: MovablePlan,
  language: Language,
): Promise<PlanOption[]> {
  const [known] = await database
    .select({
      upgradeableTo: catalogueProduct.upgradeableTo,
      switchableTo: catalogueProduct.switchableTo,
      downgradeableTo: catalogueProduct.downgradeableTo,
    })
    .from(catalogueProduct)
    .where(eq(catalogueProduct.path, plan.path));
  if (known === undefined) return [];
  const moves = planMoves(plan, known);
  const paths = moves.map(({ path }) => path);
  const offers = await readOffers(database, paths, language, new Date());
  // Relative to what is charged next.
  const term: Interval = { count: plan.subInterval, unit: plan.subIntervalUnit };
  return moves.flatMap(({ path, kind }) => {
    const offer = offers.find((candidate) => candidate.path === path);
    if (offer?.type !== "subscription" || offer.interval === null) return [];
    if (kind !== "keep" && (offer.promoOnly || offer.wpOnly)) return [];
    const change = termChange(term, offer.interval);
    return [
      {
        path,
        pid: offer.pid,
        name: offer.name,
        kind,
        // A discount for the first periods is for those who begin a plan.
        price: lastingPrices(offer)[plan.currency],
        interval: offer.interval,
        beginsToday: beginsToday(kind, change),
        ...change,
      },
    ];
  });
}
