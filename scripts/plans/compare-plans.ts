import type { StatementCost } from "./read-plans.ts";

export interface PlanFault {
  readonly statement: string;
  readonly reason: string;
}

interface PlanBars {
  /** Tables that grow with the shop. */
  readonly large: ReadonlySet<string>;
  /** How many times the pages of a small shop a statement may touch in a large one. */
  readonly growth: number;
}

/** A page more or less is the height of an index, and not growth. */
const pagesOfAnIndex = 12;

/** Statements whose cost grows with the shop. */
export function comparePlans(
  small: ReadonlyMap<string, StatementCost>,
  grown: ReadonlyMap<string, StatementCost>,
  { large, growth }: PlanBars,
): PlanFault[] {
  const faults: PlanFault[] = [];
  for (const [statement, cost] of grown) {
    const scanned = [...cost.scanned].filter((table) => large.has(table));
    if (scanned.length > 0)
      faults.push({ statement, reason: `reads all of ${scanned.join(", ")}` });
    const before = small.get(statement);
    if (before === undefined) continue;
    const [few, many] = [median(before.buffers), median(cost.buffers)];
    if (many > few * growth && many > few + pagesOfAnIndex)
      faults.push({ statement, reason: `touches ${many} pages, ${few} in a small shop` });
  }
  return faults;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
