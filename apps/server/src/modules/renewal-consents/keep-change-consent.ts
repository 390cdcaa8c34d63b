import type { Currency, Interval } from "@autotune/commerce";
import type { Transaction } from "@autotune/database";
import { renewalConsent } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";

interface AgreedChange {
  readonly planChangeId: string;
  readonly path: string;
  /** As they stood beside the button. */
  readonly terms: string;
  readonly language: Language;
  readonly currency: Currency;
  /** Of one period, as the person was shown it. */
  readonly price: number;
  readonly interval: Interval;
}

/** Keeps what somebody agreed to who changes to another plan that renews by itself. */
export async function keepChangeConsent(
  transaction: Transaction,
  { interval, ...agreed }: AgreedChange,
): Promise<void> {
  await transaction
    .insert(renewalConsent)
    .values({ ...agreed, subInterval: interval.count, subIntervalUnit: interval.unit });
}
