import type { Currency, DecidedLine } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { renewalConsent } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import type { NamedOffer } from "../../catalogue/index.ts";

export interface AgreedPlans {
  readonly checkoutId: string;
  readonly lines: readonly DecidedLine<NamedOffer>[];
  /** As shown beside the button. Plan, price and period come from us. */
  readonly terms: string;
  readonly language: Language;
  readonly currency: Currency;
}

/** Stores the terms agreed to when taking a plan that renews automatically. Nothing for a one-time purchase. */
export async function storeConsents(
  database: Database,
  { checkoutId, lines, terms, language, currency }: AgreedPlans,
): Promise<void> {
  const plans = lines.flatMap(({ product: { path, interval, trialDays }, unitPrice }) =>
    interval === null
      ? []
      : {
          checkoutId,
          path,
          terms,
          language,
          currency,
          price: unitPrice.amount,
          subInterval: interval.count,
          subIntervalUnit: interval.unit,
          trialDays,
        },
  );
  // Requested again, or in two tabs at once, it was agreed to once.
  if (plans.length > 0)
    await database
      .insert(renewalConsent)
      .values(plans)
      .onConflictDoNothing({ target: [renewalConsent.checkoutId, renewalConsent.path] });
}
