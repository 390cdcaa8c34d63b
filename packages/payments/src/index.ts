export { fastSpring } from "./fastspring/fastspring.ts";
export type {
  EventList,
  EventType,
  EventWindow,
  ProviderEvent,
  ProviderEvents,
} from "./port/events.ts";
export {
  ProviderRejected,
  ProviderUnavailable,
  type PaymentProvider,
  type PlanChange,
  type PlanChangeEstimate,
  type ProductToPush,
} from "./port/provider.ts";
export type {
  Parsed,
  ProviderCharge,
  ProviderOrder,
  ProviderOrderItem,
  ProviderReturn,
  ProviderSubscription,
} from "./port/updates.ts";
