import type { Currency } from "@autotune/commerce";

/** A product as tag managers name it. Amounts are in the currency's unit, as they expect them, not in its minor unit. */
export interface TrackedItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly price: number;
  readonly quantity: number;
}

interface Bought {
  readonly currency: Currency;
  readonly value: number;
  readonly items: readonly TrackedItem[];
  readonly coupon?: string;
}

interface OfPerson {
  /** Of signed-in people only: SHA-256 of their normalised e-mail. */
  readonly hashed_email?: string;
}

export interface PaymentInfoEvent extends OfPerson {
  readonly event: "add_payment_info";
  readonly ecommerce: Bought;
}

export interface PurchaseEvent extends OfPerson {
  readonly event: "purchase";
  readonly ecommerce: Bought & { readonly transaction_id: string; readonly tax: number };
  /** What buyers of these products bring over the years, in US dollars; missing where nobody knows. */
  readonly ltv?: number;
}

type Answer = "granted" | "denied";

export interface SetConsentEvent {
  readonly event: "setConsent";
  readonly ad_storage: Answer;
  readonly ad_user_data: Answer;
  readonly ad_personalization: Answer;
  readonly analytics_storage: Answer;
  readonly functionality_storage: Answer;
  readonly personalization_storage: Answer;
}

interface AdBlockEvent {
  readonly event: "adblock";
  readonly adblock: boolean;
}

interface ExperimentViewedEvent {
  readonly event: "experiment_viewed";
  readonly experiment: string;
  readonly variant: string;
}

/** Everything that the shop tells a tag manager. */
export type DataLayerEvent =
  | SetConsentEvent
  | PaymentInfoEvent
  | PurchaseEvent
  | AdBlockEvent
  | ExperimentViewedEvent;
