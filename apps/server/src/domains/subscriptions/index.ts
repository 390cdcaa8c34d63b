export { applyProviderUpdate } from "./plan-changes/apply-provider-update.ts";
export { failChange } from "./plan-changes/repository.ts";
export { planEmailQueue } from "./plan-emails/plan-email-queue.ts";
export { mailsOfChange, planMail } from "./plan-emails/plan-mails.ts";
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
export { hasUsedTrial } from "./plans/trial-use.ts";
export { storeConsents } from "./renewal-consents/store-consents.ts";
