export { applyProviderUpdate } from "./plan-changes/apply-provider-update.ts";
export { failChange } from "./plan-changes/repository.ts";
export { planEmailQueue } from "./plan-emails/plan-email-queue.ts";
export { isRemindedOfRenewal } from "./plan-emails/is-reminded-of-renewal.ts";
export { mailsOfChange, planMail } from "./plan-emails/plan-mails.ts";
export { endDiscountQueue } from "./plans/end-discount-queue.ts";
export {
  beginDiscount,
  countDiscountedCharge,
  isDiscountOver,
  nextPriceOf,
  viewDiscount,
} from "./plans/plan-discount.ts";
export { endSubscriptionQueue } from "./plans/end-subscription-queue.ts";
export { paidUntil } from "./plans/entitled-until.ts";
export {
  insertCharge,
  insertSubscription,
  lockSubscription,
  type NewSubscription,
  type SubscriptionRow,
  updateSubscription,
} from "./plans/repository.ts";
export { trialsBegun } from "./trials/trials-begun.ts";
export { hasUsedTrial } from "./trials/has-used-trial.ts";
export { updateSubscription as actOnPlan } from "./plan-changes/update-subscription.ts";
export { storeConsents } from "./renewal-consents/store-consents.ts";
