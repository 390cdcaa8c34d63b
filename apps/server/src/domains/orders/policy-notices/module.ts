import { sql } from "drizzle-orm";
import { announcePolicies } from "./announce-policies.ts";
import { policyEmailQueue } from "./policy-email-queue.ts";
import { sendPolicyEmails } from "./send-policy-email.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const policyNoticesModule: ModuleManifest = {
  name: "policy-notices",
  queues: [policyEmailQueue],
  async work(app, { settings: { PUBLIC_URL } }) {
    await app.workOn(sendPolicyEmails(app, PUBLIC_URL));
    await app.work(announcePolicies(app));
  },
  personalData: {
    policy_agreements: (id) => sql`
      select document, version, agreement.language, agreed_at
        from shop.policy_agreement agreement
        join shop.checkout on checkout.id = agreement.checkout_id
       where checkout.account_id = ${id} order by agreed_at`,
    policy_notices: (id) => sql`
      select document, version, told_at from shop.policy_notice
       where account_id = ${id} order by told_at`,
  },
  async erase(transaction, { accountId }) {
    await transaction.execute(sql`delete from shop.policy_notice where account_id = ${accountId}`);
  },
  /** What was told to either of them was told to the person. */
  async mergeAccounts(executor, { kept, merged }) {
    await executor.execute(sql`
      with told as (
        delete from shop.policy_notice where account_id = ${merged}
        returning document, version, told_at)
      insert into shop.policy_notice (document, version, account_id, told_at)
      select document, version, ${kept}, told_at from told on conflict do nothing`);
  },
  isJobOf: (id) => sql`name = 'send-policy-email' and data ->> 'accountId' = ${String(id)}`,
};
