import type { Currency } from "./currency.ts";

/** An amount in the currency's minor unit; always an integer. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}
