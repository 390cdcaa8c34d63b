import type { Currency, DecidedLine } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { renewalConsent } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import type { NamedOffer } from "../catalogue/repository.ts";

export interface AgreedPlans {
  readonly checkoutId: string;
  readonly lines: readonly DecidedLine<NamedOffer>[];
  /** As they stood beside the button. What they are about is ours: plan, price and period. */
  readonly terms: string;
  readonly language: Language;
  readonly currency: Currency;
}

/** Keeps what somebody agreed to who takes a plan that renews by itself. Nothing for what is paid once. */
export async function keepConsents(
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
  // Asked for again, or in two tabs at once, it was agreed to once.
  if (plans.length > 0)
    await database
      .insert(renewalConsent)
      .values(plans)
      .onConflictDoNothing({ target: [renewalConsent.checkoutId, renewalConsent.path] });
}
