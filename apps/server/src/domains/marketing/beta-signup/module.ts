import { sql } from "drizzle-orm";
import { betaEmailQueue } from "./beta-email-queue.ts";
import { betaSignupRoutes } from "./routes.ts";
import { sendBetaEmails } from "./send-beta-email.ts";
import { sendWaitingBetaLinks } from "./send-waiting-links.ts";
import { verifiedEmailOf } from "../../../platform/database/verified-email-of.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const betaSignupModule: ModuleManifest = {
  name: "beta-signup",
  routes: (app) => app.register(betaSignupRoutes),
  queues: [betaEmailQueue],
  async work(app, { settings: { PUBLIC_URL: origin, BETA_APP_URL: appUrl } }) {
    await app.workOn(sendBetaEmails(app, { origin, appUrl }));
    if (appUrl !== undefined) await app.work(sendWaitingBetaLinks(app));
  },
  personalData: {
    beta_signups: (id) => sql`
      select program, signup.email, signup.first_name, signup.last_name, birth_year, signup.language, asked_at,
             link_sent_at
        from shop.beta_signup signup where signup.email = ${verifiedEmailOf(id)}`,
  },
  async erase(transaction, { email }) {
    await transaction.execute(sql`delete from shop.beta_signup where email = ${email}`);
  },
  async emailChanged({ transaction }, { oldEmail, newEmail }) {
    await transaction.execute(sql`
      update shop.beta_signup set email = ${newEmail} where email = ${oldEmail}
         and not exists (select from shop.beta_signup other where other.email = ${newEmail})`);
  },
};
