import { sql } from "drizzle-orm";
import { purgeOldMails } from "./jobs.ts";
import { eraseMailbox } from "./repository.ts";
import { verifiedEmailOf } from "../database/verified-email-of.ts";
import type { ModuleManifest } from "../modules/module.ts";

export const mailDeliveryModule: ModuleManifest = {
  name: "mail-delivery",
  work: (app) => app.work(purgeOldMails(app)),
  personalData: {
    mails: (id) => sql`
      select mail.kind, sent_at, withheld_for from shop.mail_sending mail
       where mail.email = ${verifiedEmailOf(id)} order by sent_at`,
    mail_reports: (id) => sql`
      select report.kind, status, diagnostic, reported_at from shop.mail_report report
       where report.email = ${verifiedEmailOf(id)} order by reported_at`,
  },
  timeline: (id) => [
    sql`select sent_at, 'mail ' || mail.id, 'mailSent', mail.kind,
               case when withheld_for is not null then 'withheld' end, null, null
          from shop.mail_sending mail join shop.account on account.email = mail.email
         where account.id = ${id}`,
  ],
  erase: (transaction, { email }) => eraseMailbox(transaction, email),
};
