import { personKey } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { forgottenPerson, isPersonReadable } from "../../identity/index.ts";
import { endDiscountQueue } from "./end-discount-queue.ts";
import { endSubscriptionQueue } from "./end-subscription-queue.ts";
import { endSubscriptions } from "./end-subscriptions.ts";
import { endUnreachableTrials } from "./end-unreachable-trials.ts";
import { planTimeline } from "./plan-timeline.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const plansModule: ModuleManifest = {
  name: "plans",
  queues: [endSubscriptionQueue, endDiscountQueue],
  work: (app, { provider }) => app.workOn(endSubscriptions(provider)),
  personalData: {
    trials: (id) => sql`select used_at, place from shop.trial_use where account_id = ${id}`,
    subscriptions: (id) => sql`
      select path, state, currency, price, discounted_charges_left, price_after_discount, sub_interval, sub_interval_unit, began_at, trial_ends_at,
             next_charge_at, canceled_at, ends_at, ended_at, entitled_until, card_ending, activation_key,
             (select jsonb_agg(jsonb_build_object('reference', reference, 'state', charge.state,
                       'currency', charge.currency, 'total', total, 'charged_at', charged_at)
                       order by charged_at)
                from shop.subscription_charge charge where charge.subscription_id = plan.id) as charges
        from shop.subscription plan where account_id = ${id} order by began_at`,
  },
  /** That the free trial was used stays, so that nobody has it twice. */
  async erase(transaction, { accountId, email }) {
    await transaction.execute(sql`
      update shop.trial_use
         set person = ${forgottenPerson(sql`person`)}, place = null, device = null
       where (account_id = ${accountId} or person = ${personKey(email)}) and ${isPersonReadable}`);
    await transaction.execute(sql`
      update shop.subscription set activation_key = default where account_id = ${accountId}`);
  },
  bounced: endUnreachableTrials,
  ownedTables: [
    ["subscription", "account_id"],
    ["trial_use", "account_id"],
  ],
  timeline: planTimeline,
  isJobOf: (id) => sql`data ->> 'subscriptionId' in (
    select id::text from shop.subscription where account_id = ${id})`,
};
