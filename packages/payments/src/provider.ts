import type { Currency, Money } from "@autotune/commerce";

/** Who buys, as far as the provider needs to know. */
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
    readonly unitPrice: Money;
  }[];
  /** Comes back with the order. */
  readonly tags: Readonly<Record<string, string>>;
}

export interface OpenedSession {
  readonly id: string;
  readonly subtotal: Money;
}

/** Something that happened at the provider, not yet understood. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly live: boolean;
  readonly occurredAt: Date;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface EventList {
  readonly events: readonly ProviderEvent[];
  /** How many it held that cannot be read. */
  readonly unreadable: number;
  /** The provider gives a bounded number at a time; there are others that this list does not hold. */
  readonly more: boolean;
}

export interface ProductToPush {
  readonly path: string;
  readonly name: string;
  readonly prices: Readonly<Record<Currency, number>>;
}

/** The payment provider as the shop sees it. Calls throw `ProviderUnavailable` where it cannot be reached. */
export interface PaymentProvider {
  openSession(session: SessionToOpen): Promise<OpenedSession>;
  pushProducts(products: readonly ProductToPush[]): Promise<void>;
  /** Events that we have not confirmed yet. */
  readUnprocessedEvents(since: Date): Promise<EventList>;
  /** Events that we have confirmed. */
  readProcessedEvents(days: number): Promise<EventList>;
  confirmEvent(id: string): Promise<void>;
}

/** The provider is gone or too slow: the same call may succeed later. */
export class ProviderUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The payment provider is not available: ${reason}`, options);
    this.name = "ProviderUnavailable";
  }
}

/** The provider understood us and said no: a mistake of ours or of its configuration. */
export class ProviderRefused extends Error {
  readonly status: number;

  constructor(status: number, answer: string) {
    super(`The payment provider refused with ${status}: ${answer.slice(0, 500)}`);
    this.name = "ProviderRefused";
    this.status = status;
  }
}
