import type { PaymentProvider } from "../port/provider.ts";
import { findAccountPage, findInvoice } from "./account-pages.ts";
import { callWith, type FastSpringAccess } from "./call.ts";
import { findDrift } from "./drift.ts";
import { fastSpringEvents } from "./events.ts";
import { listEvents } from "./list-events.ts";
import { pushProducts } from "./products.ts";
import { returnItems } from "./returns.ts";
import { openSession } from "./sessions.ts";
import {
  cancelSubscription,
  changePlan,
  changePrice,
  estimateChange,
  pauseSubscription,
  readSubscription,
  resumeSubscription,
  uncancelSubscription,
} from "./subscriptions.ts";

/** FastSpring's contract behind the port. */
export function fastSpring(access: FastSpringAccess): PaymentProvider {
  const call = callWith(access);
  return {
    events: fastSpringEvents,
    openSession: (session) => openSession(call, session),
    pushProducts: (products) => pushProducts(call, products),
    findDrift: (products) => findDrift(call, products),
    returnItems: (orderId, paths, reason) => returnItems(call, { orderId, paths, reason }),
    estimateChange: (change) => estimateChange(call, change),
    changePlan: (change) => changePlan(call, change),
    changePrice: (change) => changePrice(call, change),
    cancelSubscription: (id, when) => cancelSubscription(call, id, when),
    uncancelSubscription: (id) => uncancelSubscription(call, id),
    pauseSubscription: (id, periods) => pauseSubscription(call, id, periods),
    resumeSubscription: (id) => resumeSubscription(call, id),
    readSubscription: (id) => readSubscription(call, id),
    findAccountPage: (subscriptionId) => findAccountPage(call, subscriptionId),
    findInvoice: (orderId) => findInvoice(call, orderId),
    listUnprocessedEvents: (window) => listEvents(call, "unprocessed", window),
    listProcessedEvents: (window) => listEvents(call, "processed", window),
    async confirmEvent(id) {
      await call("POST", `/events/${encodeURIComponent(id)}`, { processed: true });
    },
  };
}
