export { fastSpring } from "./fastspring/fastspring.ts";
export { parseCharge, type ProviderCharge } from "./fastspring/parse-charge.ts";
export { parseEvents } from "./fastspring/parse-events.ts";
export {
  parseOrder,
  type ProviderOrder,
  type ProviderOrderItem,
} from "./fastspring/parse-order.ts";
export { parseReturn, type ProviderReturn } from "./fastspring/parse-return.ts";
export { parseSubscription, type ProviderSubscription } from "./fastspring/parse-subscription.ts";
export type { Parsed } from "./fastspring/parsed.ts";
export { isSigned } from "./fastspring/verify-signature.ts";
export {
  ProviderRejected,
  ProviderUnavailable,
  type PaymentProvider,
  type PlanChange,
  type PlanChangeEstimate,
  type ProductToPush,
  type ProviderEvent,
} from "./provider.ts";
