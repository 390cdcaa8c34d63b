import { sql } from "drizzle-orm";
import { withdrawalRoutes } from "./routes.ts";
import { sendSettledEmails } from "./send-settled-email.ts";
import { sendWithdrawalEmails } from "./send-withdrawal-email.ts";
import { settledEmailQueue } from "./settled-email-queue.ts";
import { withdrawalEmailQueue } from "./withdrawal-email-queue.ts";
import { anyOf } from "../../../platform/database/any-of.ts";
import { verifiedEmailOf } from "../../../platform/database/verified-email-of.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const withdrawalsModule: ModuleManifest = {
  name: "withdrawals",
  routes: (app) => app.register(withdrawalRoutes),
  queues: [settledEmailQueue, withdrawalEmailQueue],
  async work(app, { settings: { PUBLIC_URL } }) {
    await app.workOn(sendWithdrawalEmails(app, PUBLIC_URL));
    await app.workOn(sendSettledEmails(app, PUBLIC_URL));
  },
  personalData: {
    withdrawals: (id) => sql`
      select name, email, reference, part, state, received_at, settled_at, refusal, refusal_note
        from shop.withdrawal
       where email = ${verifiedEmailOf(id)}
          or order_id = ${anyOf(sql`select id from shop.order where account_id = ${id}`)} order by received_at`,
  },
  /** The declaration and its time are retained; the person is not. */
  async erase(transaction, { accountId, email }) {
    await transaction.execute(sql`
      update shop.withdrawal set name = '', email = '', refusal_note = ''
       where email = ${email}
          or order_id = ${anyOf(sql`select id from shop.order where account_id = ${accountId}`)}`);
  },
  timeline: (id) => [
    sql`select received_at, 'withdrawal ' || withdrawal.id, 'withdrawalReceived', bought.reference,
               nullif(part, ''), null, null
          from shop.withdrawal join shop."order" bought on bought.id = order_id
         where account_id = ${id}`,
    sql`select settled_at, 'settled ' || withdrawal.id, 'withdrawalSettled', bought.reference,
               concat_ws(': ', withdrawal.state, withdrawal.refusal), null, null
          from shop.withdrawal join shop."order" bought on bought.id = order_id
         where account_id = ${id}`,
  ],
  isJobOf: (id) => sql`data ->> 'withdrawalId' in (
    select withdrawal.id::text from shop.withdrawal
      join shop."order" bought on bought.id = order_id where account_id = ${id})`,
};
