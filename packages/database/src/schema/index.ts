export { account, knownDevice, session } from "./account.ts";
export { catalogueProduct, cataloguePrice } from "./catalogue.ts";
export { checkout, type CheckoutLine } from "./checkout.ts";
export { newsletterSubscriber, newsletterToken } from "./newsletter.ts";
export { failedOrder, licence, order, orderLine } from "./order.ts";
export { providerEvent, providerEventKey, reconciliation } from "./provider-event.ts";
export { publicationVersion, publishedDocument } from "./published-document.ts";
export { shop } from "./shop.ts";
