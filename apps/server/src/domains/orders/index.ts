export { isEventOf } from "./inbox/events-of-account.ts";
export { readOrders } from "./orders/repository.ts";
export { chargedAmounts } from "./orders/charged-amounts.ts";
export { orderEmailQueue } from "./orders/order-email-queue.ts";
export { nameEffects } from "./fulfilment/name-effects.ts";
export { readReturnFacts, type ReturnFacts } from "./fulfilment/read-return-facts.ts";
export type { OrderOfCheckout } from "./orders/write-order.ts";
export { settledEmailQueue } from "./withdrawals/settled-email-queue.ts";
export {
  cancellationSettledQueue,
  confirmedCancellationQueue,
} from "./cancellations/stored/cancellation-queues.ts";
export { confirmCancellation, isOpenCancellation } from "./cancellations/stored/repository.ts";
export { describeEvent } from "./after-restore/describe-event.ts";
export { fetchLostEvents, findUnhandled } from "./after-restore/fetch-lost-events.ts";
