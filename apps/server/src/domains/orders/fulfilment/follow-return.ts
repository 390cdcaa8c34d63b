import { effectsOfReturn } from "@autotune/commerce";
import { licence } from "@autotune/database/schema";
import { and, inArray, isNull } from "drizzle-orm";
import type { FulfilmentContext } from "./fulfilment.ts";
import { subscription } from "./subscription.ts";
import type { ReturnFacts } from "./read-return-facts.ts";

/**
 * Suspends what a return takes along: upgrades that were priced by it, its gifts, and what its owners alone could buy.
 * A plan among it ends, so that it is not charged again. Returns what it was, for the buyer's email.
 */
export async function followReturn(
  context: FulfilmentContext,
  facts: ReturnFacts | undefined,
  { returned, at }: { readonly returned: readonly number[]; readonly at: Date },
): Promise<string[]> {
  if (facts === undefined) return [];
  const effects = effectsOfReturn({ ...facts, returned });
  const licences = effects.flatMap((effect) => effect.licences);
  if (licences.length > 0)
    await context.transaction
      .update(licence)
      .set({ revokedAt: at, suspendedAt: at })
      .where(and(inArray(licence.id, licences), isNull(licence.revokedAt)));
  for (const { lineId } of effects)
    await subscription.revoke(context, { line: { id: lineId }, at });
  return [...new Set(effects.map(({ lineId }) => facts.names.get(lineId) ?? ""))];
}
