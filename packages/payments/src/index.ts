export { fastSpring } from "./fastspring/fastspring.ts";
export { parseEvents } from "./fastspring/parse-events.ts";
export {
  parseOrder,
  type ParsedOrder,
  type ProviderOrder,
  type ProviderOrderItem,
} from "./fastspring/parse-order.ts";
export { isSigned } from "./fastspring/verify-signature.ts";
export {
  ProviderRefused,
  ProviderUnavailable,
  type PaymentProvider,
  type ProductToPush,
  type ProviderEvent,
} from "./provider.ts";
