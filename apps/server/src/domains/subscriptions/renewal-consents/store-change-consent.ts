import type { Currency, Interval } from "@autotune/commerce";
import type { Transaction } from "@autotune/database";
import { renewalConsent } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";

interface AgreedChange {
  readonly planChangeId: string;
  readonly path: string;
  /** As shown beside the button. */
  readonly terms: string;
  readonly language: Language;
  readonly currency: Currency;
  /** For one period, as shown to the person. */
  readonly price: number;
  readonly interval: Interval;
}

/** Stores the terms agreed to when changing to another plan that renews automatically. */
export async function storeChangeConsent(
  transaction: Transaction,
  { interval, ...agreed }: AgreedChange,
): Promise<void> {
  await transaction
    .insert(renewalConsent)
    .values({ ...agreed, subInterval: interval.count, subIntervalUnit: interval.unit });
}
