import { sql } from "drizzle-orm";
import { digestEmailQueue } from "./digest-email-queue.ts";
import { purgeUnconfirmedSubscribers } from "./jobs.ts";
import { newsletterEmailQueue } from "./newsletter-email-queue.ts";
import { newsletterRoutes } from "./routes.ts";
import { sendDigestEmails } from "./send-digest-email.ts";
import { sendNewsletterEmails } from "./send-newsletter-email.ts";
import { startDigests } from "./start-digests.ts";
import { verifiedEmailOf } from "../../../platform/database/verified-email-of.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const newsletterModule: ModuleManifest = {
  name: "newsletter",
  routes: (app) => app.register(newsletterRoutes),
  queues: [digestEmailQueue, newsletterEmailQueue],
  async work(app, { settings: { PUBLIC_URL: origin, LINK_SECRET: linkSecret } }) {
    await app.workOn(sendNewsletterEmails(app, origin));
    await app.workOn(sendDigestEmails(app, { origin, linkSecret }));
    await app.work(purgeUnconfirmedSubscribers(app));
    await app.work(startDigests(app));
  },
  personalData: {
    newsletter: (id) => sql`
      select subscriber.email, subscriber.language, frequency, asked_at, confirmed_at,
             (select jsonb_agg(jsonb_build_object('until', covers_until, 'sent_at', sent_at)
                       order by covers_until)
                from shop.newsletter_digest where subscriber_id = subscriber.id) as newsletters
        from shop.newsletter_subscriber subscriber where subscriber.email = ${verifiedEmailOf(id)}`,
  },
  async erase(transaction, { email }) {
    await transaction.execute(sql`delete from shop.newsletter_subscriber where email = ${email}`);
  },
  async emailChanged({ transaction }, { oldEmail, newEmail }) {
    // Only asked for, it would hold back the one that is read, which would go on to the old mailbox.
    await transaction.execute(sql`
      delete from shop.newsletter_subscriber where email = ${newEmail} and confirmed_at is null
         and exists (select from shop.newsletter_subscriber own
           where own.email = ${oldEmail} and own.confirmed_at is not null)`);
    await transaction.execute(sql`
      update shop.newsletter_subscriber set email = ${newEmail} where email = ${oldEmail}
         and not exists (select from shop.newsletter_subscriber other where other.email = ${newEmail})`);
  },
};
