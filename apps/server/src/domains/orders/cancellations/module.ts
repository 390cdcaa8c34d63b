import { sql } from "drizzle-orm";
import { cancelConfirmedPlans, cancelPlansOnTheirDay } from "./cancel-confirmed-plans.ts";
import {
  cancellationEmailQueue,
  cancellationSettledQueue,
  confirmedCancellationQueue,
} from "./stored/cancellation-queues.ts";
import { cancellationRoutes } from "./routes.ts";
import { sendCancellationEmails } from "./send-cancellation-email.ts";
import { sendSettledCancellationEmails } from "./send-settled-cancellation-email.ts";
import { anyOf } from "../../../platform/database/any-of.ts";
import { verifiedEmailOf } from "../../../platform/database/verified-email-of.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const cancellationsModule: ModuleManifest = {
  name: "cancellations",
  routes: (app, { settings }) =>
    app.register(cancellationRoutes, { linkSecret: settings.LINK_SECRET }),
  queues: [cancellationEmailQueue, confirmedCancellationQueue, cancellationSettledQueue],
  async work(app, { provider, settings: { PUBLIC_URL: origin, LINK_SECRET: linkSecret } }) {
    await app.workOn(sendCancellationEmails(app, { origin, linkSecret }));
    await app.workOn(sendSettledCancellationEmails(app, origin));
    await app.workOn(cancelConfirmedPlans(app, provider));
    await app.work(cancelPlansOnTheirDay(app));
  },
  personalData: {
    cancellations: (id) => sql`
      select name, email, reference, reason, ends_on, state, received_at, confirmed_at, done_at,
             outcome, outcome_note, settled_at
        from shop.cancellation
       where email = ${verifiedEmailOf(id)}
          or subscription_id = ${anyOf(sql`select id from shop.subscription where account_id = ${id}`)}
       order by received_at`,
  },
  /** The declaration and its time are retained; the person is not. */
  async erase(transaction, { accountId, email }) {
    await transaction.execute(sql`
      update shop.cancellation set name = '', email = '', reason = '', outcome_note = ''
       where email = ${email}
          or subscription_id = ${anyOf(sql`select id from shop.subscription where account_id = ${accountId}`)}`);
  },
  timeline: (id) => [
    sql`select received_at, 'cancellation ' || cancellation.id, 'cancellationReceived',
               cancellation.reference, nullif(cancellation.reason, ''), null, null
          from shop.cancellation join shop.subscription plan on plan.id = subscription_id
         where account_id = ${id}`,
    sql`select confirmed_at, 'cancellation confirmed ' || cancellation.id, 'cancellationConfirmed',
               cancellation.reference, null, null, null
          from shop.cancellation join shop.subscription plan on plan.id = subscription_id
         where account_id = ${id} and confirmed_at is not null`,
    sql`select done_at, 'cancellation taken back ' || cancellation.id, 'cancellationTakenBack',
               cancellation.reference, null, null, null
          from shop.cancellation join shop.subscription plan on plan.id = subscription_id
         where account_id = ${id} and cancellation.state = 'takenBack'`,
    sql`select settled_at, 'cancellation settled ' || cancellation.id, 'cancellationSettled',
               cancellation.reference, cancellation.outcome, null, null
          from shop.cancellation join shop.subscription plan on plan.id = subscription_id
         where account_id = ${id} and settled_at is not null`,
  ],
  isJobOf: (id) => sql`data ->> 'cancellationId' in (
    select cancellation.id::text from shop.cancellation
      join shop.subscription plan on plan.id = subscription_id where account_id = ${id})`,
};
