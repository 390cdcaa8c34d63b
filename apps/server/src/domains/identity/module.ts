import { sql } from "drizzle-orm";
import type { ModuleManifest } from "../../platform/modules/module.ts";
import { noticeQueue } from "./account-emails/notice-queue.ts";
import { sendNotices } from "./account-emails/send-notices.ts";
import { sendSetupEmails } from "./account-emails/send-setup-email.ts";
import { setupEmailQueue } from "./account-emails/setup-email-queue.ts";
import { purgeOldSessions } from "./jobs.ts";
import { resetEmailQueue } from "./password/reset-email-queue.ts";
import { sendResetEmails } from "./password/send-reset-email.ts";
import { accountRoutes } from "./routes.ts";

/** Accounts: signing up and in, password, profile. */
export const accountsModule: ModuleManifest = {
  name: "accounts",
  routes: (app) => app.register(accountRoutes, {}),
  queues: [noticeQueue, resetEmailQueue, setupEmailQueue],
  async work(app, { settings: { PUBLIC_URL } }) {
    await app.workOn(sendSetupEmails(app, PUBLIC_URL));
    await app.workOn(sendResetEmails(app, PUBLIC_URL));
    await app.workOn(sendNotices(app, PUBLIC_URL));
    await app.work(purgeOldSessions(app));
  },
  personalData: {
    account: (id) => sql`
      select id, email, first_name, last_name, street, street2, city, state, postal_code, country,
             home_phone, company, language, optin_marketing, optin_reminders, mailbox_proved_at, survey_completed, created_at, legacy_id
        from shop.account where id = ${id}`,
  },
  timeline: (id) => [
    sql`select created_at, 'account ' || id, 'accountCreated', email,
               case when legacy_id is not null then 'from the shop before' end, null, null
          from shop.account where id = ${id}`,
    sql`select erased_at, 'erased ' || id, 'accountErased', '', null, null, null
          from shop.account where id = ${id}`,
    sql`select created_at, 'reset ' || encode(sha256(token_hash), 'hex'), 'passwordResetRequested',
               '', null, null, null
          from shop.password_reset_token where account_id = ${id}`,
  ],
  isJobOf: (id) => sql`${String(id)} in (data ->> 'accountId', data ->> 'keptAccountId')
    or data ->> 'email' = (select email from shop.account where id = ${id})`,
};
