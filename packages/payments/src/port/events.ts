import type {
  Parsed,
  ProviderCharge,
  ProviderOrder,
  ProviderReturn,
  ProviderSubscription,
} from "./updates.ts";

/** What the shop acts on. An adapter gives its provider's events these types; any other is stored and left alone. */
export type EventType =
  | "order.completed"
  | "order.payment.pending"
  | "order.approval.pending"
  | "order.canceled"
  | "order.failed"
  | "return.created"
  | "subscription.activated"
  | "subscription.updated"
  | "subscription.canceled"
  | "subscription.uncanceled"
  | "subscription.paused"
  | "subscription.deactivated"
  | "subscription.payment.overdue"
  | "subscription.payment.reminder"
  | "subscription.trial.reminder"
  | "subscription.charge.completed"
  | "subscription.charge.failed";

/** Something that happened at the provider, not yet understood. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly live: boolean;
  readonly occurredAt: Date;
  /**
   * As the provider's own parsers read it, and as it is stored. The inbox looks at five keys: `id`, `subscription` or
   * `original.id` name what it is about, and `id` the order of a charge that came; `items` of an order name the
   * `subscription` that each began; `customer` and `ipAddress` hold personal data, and nothing else of an event that the
   * shop acts on may, but the country of an order's `address`.
   */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ParsedEvents {
  readonly events: readonly ProviderEvent[];
  /** How many were not of the provider's form; they must not hide the others. */
  readonly unreadable: number;
}

/** When events happened. */
export interface EventWindow {
  readonly from: Date;
  /** Without it, until now. */
  readonly until?: Date;
}

/** What the provider gives at a time. */
export interface EventList extends ParsedEvents {
  /** There are others that it does not give by any list. */
  readonly more: boolean;
}

/** A request to our webhook. */
interface WebhookRequest {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** What is known of a charge beside the data of its event. */
export interface ChargeSource {
  /** When its event happened. */
  readonly occurredAt: Date;
  /** As it was read from the provider, where `subscriptionToRead` named it. */
  readonly subscription: ProviderSubscription | undefined;
}

/** How a provider's webhook is verified and its events are read. */
export interface ProviderEvents {
  /** Whether the provider signed exactly these bytes. Nothing may look into them before. */
  isSigned(request: WebhookRequest, secret: string): boolean;
  /** Undefined where it is no list of events at all. */
  parseEvents(value: unknown): ParsedEvents | undefined;
  /** A tag of ours that came back with an event's data. */
  readTag(data: ProviderEvent["data"], name: string): string | undefined;
  /** The subscription that has to be read from the provider first: the event names it and tells too little of it. */
  subscriptionToRead(event: { readonly type: string; readonly data: unknown }): string | undefined;
  parseOrder(data: unknown): Parsed<ProviderOrder>;
  parseReturn(data: unknown): Parsed<ProviderReturn>;
  parseCharge(data: unknown, source: ChargeSource): Parsed<ProviderCharge>;
  parseSubscription(data: unknown): Parsed<ProviderSubscription>;
}
