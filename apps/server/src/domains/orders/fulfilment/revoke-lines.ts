import { orderLine } from "@autotune/database/schema";
import { inArray } from "drizzle-orm";
import type { FulfilmentContext } from "./fulfilment.ts";
import { kinds } from "./kinds.ts";

type LineRow = typeof orderLine.$inferSelect;

/** Revokes what lines granted, and marks them. */
export async function revokeLines(
  context: FulfilmentContext,
  lines: readonly LineRow[],
  at: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await context.transaction
    .update(orderLine)
    .set({ refundedAt: at })
    .where(
      inArray(
        orderLine.id,
        lines.map(({ id }) => id),
      ),
    );
  for (const line of lines) await kinds[line.type].revoke(context, { line, at });
}
