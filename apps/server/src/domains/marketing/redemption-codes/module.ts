import { personKey } from "@autotune/commerce";
import { sql } from "drizzle-orm";
import { forgottenPerson, isPersonReadable } from "../../identity/index.ts";
import { redeemedEmailQueue } from "./redeemed-email-queue.ts";
import { codeRoutes } from "./routes.ts";
import { sendRedeemedEmails } from "./send-redeemed-email.ts";
import { staffCodeRoutes } from "./staff-routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const redemptionCodesModule: ModuleManifest = {
  name: "redemption-codes",
  routes: (app, { settings }) =>
    app.register(codeRoutes, {
      tokenSecret: settings.PAYMENT_WEBHOOK_SECRET,
      codeSecret: settings.LINK_SECRET,
    }),
  staffRoutes(scope, guard, { settings }) {
    const { LINK_SECRET: codeSecret, PUBLIC_URL: origin } = settings;
    staffCodeRoutes(scope, guard, { codeSecret, origin });
  },
  queues: [redeemedEmailQueue],
  work: (app, { settings }) => app.workOn(sendRedeemedEmails(app, settings.PUBLIC_URL)),
  personalData: {
    redeemed_codes: (id) => sql`
      select batch.dealer, batch.gives, code.redeemed_at,
             (select jsonb_agg(licence.serial order by licence.id)
                from shop.redeemed_licence given join shop.licence on licence.id = given.licence_id
               where given.code_hash = code.hash and licence.account_id = ${id}) as serials
        from shop.redeem_code code join shop.code_batch batch on batch.id = code.batch_id
       where code.account_id = ${id} order by code.redeemed_at`,
  },
  /** Limits per person still count; the email address by which they did is no longer readable. */
  async erase(transaction, { accountId, email }) {
    const forgotten = forgottenPerson(sql`person`);
    await transaction.execute(sql`
      update shop.redeem_code
         set person = ${forgotten},
             once_person = case when once_person is not null then ${forgotten} end
       where (account_id = ${accountId} or person = ${personKey(email)}) and ${isPersonReadable}`);
  },
  ownedTables: [["redeem_code", "account_id"]],
  timeline: (id) => [
    sql`select redeemed_at, 'code ' || encode(hash, 'hex'), 'codeRedeemed', dealer,
               'batch ' || batch.id, null, null
          from shop.redeem_code code join shop.code_batch batch on batch.id = code.batch_id
         where code.account_id = ${id}`,
  ],
};
