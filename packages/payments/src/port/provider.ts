import type { Currency, Interval, Money, Prices } from "@autotune/commerce";
import type { EventList, EventWindow, ProviderEvents } from "./events.ts";
import type { ProviderSubscription } from "./updates.ts";

/** The buyer, as far as the provider needs to know. */
interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Two letters; it decides the provider's currency and tax. */
  readonly country: string;
}

export interface SessionToOpen {
  readonly buyer: Buyer;
  readonly currency: Currency;
  readonly items: readonly {
    readonly path: string;
    readonly quantity: number;
    /** What one copy costs; of a plan, each period. */
    readonly unitPrice: Money;
    /** How often it is charged; null for what is paid once. */
    readonly interval: Interval | null;
    /** Before the first charge; 0 where that is today. */
    readonly trialDays: number;
  }[];
  readonly language: string;
  /** Comes back with the order. */
  readonly tags: Readonly<Record<string, string>>;
}

export interface OpenedSession {
  readonly id: string;
  readonly subtotal: Money;
}

export interface ProductToPush {
  readonly path: string;
  readonly name: string;
  readonly prices: Prices;
  readonly interval: Interval | null;
  readonly trialDays: number;
}

/** What a change of plan would cost. */
export interface PlanChangeEstimate {
  readonly dueNow: Money;
  readonly nextCharge: Money;
  readonly nextChargeAt: Date;
}

export interface PlanChange {
  readonly subscriptionId: string;
  readonly path: string;
  /** Pays the difference today and starts a new period; otherwise it changes with the next charge. */
  readonly prorate: boolean;
}

export interface PriceChange {
  readonly subscriptionId: string;
  /** The plan that the price is for, or its trial: a customer may have changed to another one meanwhile. */
  readonly path: string;
  /** Of each period, from the next charge on. */
  readonly price: Money;
}

/** Paid, but it could not be delivered; or somebody asked for it. */
export type ReturnReason = "undeliverable" | "requested";

/** The payment provider as the shop sees it. Calls throw `ProviderUnavailable` where it cannot be reached. */
export interface PaymentProvider {
  readonly events: ProviderEvents;
  openSession(session: SessionToOpen): Promise<OpenedSession>;
  pushProducts(products: readonly ProductToPush[]): Promise<void>;
  /** Paths among these whose prices or terms are not the same there; one that is missing differs too. */
  findDrift(products: readonly ProductToPush[]): Promise<string[]>;
  /** Refunds some of an order's products, and the rest of the order stays; or all of it. */
  returnItems(
    providerOrderId: string,
    paths: readonly string[] | "all",
    reason: ReturnReason,
  ): Promise<void>;
  /** Undefined while it is in its trial, when nothing is due. */
  estimateChange(change: PlanChange): Promise<PlanChangeEstimate | undefined>;
  changePlan(change: PlanChange): Promise<void>;
  /**
   * Makes its next charges another amount, and returns it as it is then. Doing it twice does it once; a subscription of
   * another plan stays as it is.
   */
  changePrice(change: PriceChange): Promise<ProviderSubscription>;
  /** At the end of the paid period, or at once. */
  cancelSubscription(subscriptionId: string, when: "atPeriodEnd" | "now"): Promise<void>;
  uncancelSubscription(subscriptionId: string): Promise<void>;
  pauseSubscription(subscriptionId: string, periods: number): Promise<void>;
  resumeSubscription(subscriptionId: string): Promise<void>;
  /** As it is there now; the same as in its events. */
  readSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  /** The URL of the provider's own page on which the subscriber changes how they pay. */
  findAccountPage(subscriptionId: string): Promise<string>;
  /** The URL of an order's invoice; null where it has none. A charge is an order too. */
  findInvoice(providerOrderId: string): Promise<string | null>;
  /** Events that we have not confirmed yet, list after list until the window is through. One may come twice. */
  listUnprocessedEvents(window: EventWindow): AsyncIterable<EventList>;
  /** Events that we have confirmed, in the same way. */
  listProcessedEvents(window: EventWindow): AsyncIterable<EventList>;
  confirmEvent(id: string): Promise<void>;
}

/** The provider is unreachable or too slow: the same call may succeed later. */
export class ProviderUnavailable extends Error {
  /** It may have done what was requested: the request was on its way, and only the response is missing. */
  readonly isUndecided: boolean;

  constructor(
    reason: string,
    { isUndecided, ...options }: ErrorOptions & { isUndecided: boolean },
  ) {
    super(`The payment provider is not available: ${reason}`, options);
    this.name = "ProviderUnavailable";
    this.isUndecided = isUndecided;
  }
}

/** The provider understood the request and rejected it: a mistake of ours or of its configuration. */
export class ProviderRejected extends Error {
  readonly status: number;
  /** As it came. */
  readonly responseText: string;

  constructor(status: number, responseText: string) {
    super(`The payment provider refused with ${status}: ${responseText.slice(0, 500)}`);
    this.name = "ProviderRejected";
    this.status = status;
    this.responseText = responseText;
  }
}
