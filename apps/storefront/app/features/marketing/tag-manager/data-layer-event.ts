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
  /** Only for signed-in people: SHA-256 of the normalised email address. */
  readonly hashed_email?: string;
}

export interface PaymentInfoEvent extends OfPerson {
  readonly event: "add_payment_info";
  readonly ecommerce: Bought;
}

export interface PurchaseEvent extends OfPerson {
  readonly event: "purchase";
  readonly ecommerce: Bought & { readonly transaction_id: string; readonly tax: number };
  /** Lifetime value of buyers of these products, in US dollars; missing where unknown. */
  readonly ltv?: number;
}

type ConsentChoice = "granted" | "denied";

export interface SetConsentEvent {
  readonly event: "setConsent";
  readonly ad_storage: ConsentChoice;
  readonly ad_user_data: ConsentChoice;
  readonly ad_personalization: ConsentChoice;
  readonly analytics_storage: ConsentChoice;
  readonly functionality_storage: ConsentChoice;
  readonly personalization_storage: ConsentChoice;
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

/** Every event that the shop sends to a tag manager. */
export type DataLayerEvent =
  | SetConsentEvent
  | PaymentInfoEvent
  | PurchaseEvent
  | AdBlockEvent
  | ExperimentViewedEvent;
