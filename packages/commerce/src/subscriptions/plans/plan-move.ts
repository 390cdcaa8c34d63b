import type { Interval } from "../../catalogue/products/product-type.ts";
import type { PlanMoves } from "../../catalogue/products/product.ts";

/** Where a move leads, from the subscriber's point of view; `keep` revokes one that has not taken effect yet. */
export const planMoveKinds = ["upgrade", "switch", "downgrade", "keep"] as const;
export type PlanMoveKind = (typeof planMoveKinds)[number];

export interface PlanMove {
  readonly path: string;
  readonly kind: PlanMoveKind;
}

interface MovablePlan {
  /** The plan that is paid for. */
  readonly path: string;
  /** The plan that it becomes with its next charge; null where it stays what it is. */
  readonly nextPath: string | null;
}

/**
 * The plans that somebody may change to. While a change waits for the next charge there is one way: back,
 * because the value of the running period follows from the plan that it was paid for.
 */
export function planMoves({ path, nextPath }: MovablePlan, moves: PlanMoves): PlanMove[] {
  if (nextPath !== null) return [{ path, kind: "keep" }];
  return [
    ...moves.upgradeableTo.map((to) => ({ path: to, kind: "upgrade" as const })),
    ...moves.switchableTo.map((to) => ({ path: to, kind: "switch" as const })),
    ...moves.downgradeableTo.map((to) => ({ path: to, kind: "downgrade" as const })),
  ];
}

export interface TermChange {
  readonly isTermIncrease: boolean;
  readonly isTermDecrease: boolean;
}

export function termChange(from: Interval, to: Interval): TermChange {
  const difference = monthsOf(to) - monthsOf(from);
  return { isTermIncrease: difference > 0, isTermDecrease: difference < 0 };
}

/**
 * More takes effect at once, and the difference is paid today; less comes with the next charge, because what is
 * paid for stays until then. Of one plan the longer term is more.
 */
export function beginsToday(kind: PlanMoveKind, { isTermIncrease }: TermChange): boolean {
  switch (kind) {
    case "upgrade":
      return true;
    case "switch":
      return isTermIncrease;
    case "downgrade":
    case "keep":
      return false;
  }
}

function monthsOf({ count, unit }: Interval): number {
  return unit === "y" ? count * 12 : count;
}
