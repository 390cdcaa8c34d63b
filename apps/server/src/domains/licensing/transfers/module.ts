import { defaultLanguage } from "@autotune/routes";
import { sql, type SQL } from "drizzle-orm";
import { nameOfPid } from "../../catalogue/index.ts";
import { followEmailChange } from "./follow-email-change.ts";
import { expireTransfers } from "./jobs.ts";
import { mergeTransfers } from "./merge-transfers.ts";
import { transferRoutes } from "./routes.ts";
import { sendTransferEmails } from "./send-transfer-email.ts";
import { transferEmailQueue } from "./transfer-email-queue.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const transfersModule: ModuleManifest = {
  name: "transfers",
  routes: (app) => app.register(transferRoutes),
  queues: [transferEmailQueue],
  async work(app, { settings }) {
    await app.workOn(sendTransferEmails(app, settings.PUBLIC_URL));
    await app.work(expireTransfers(app));
  },
  personalData: {
    transfers: (id) => sql`
      select licence.serial, transfer.to_email, transfer.state, transfer.created_at, transfer.ended_at,
             transfer.from_account_id = ${id} as given
        from shop.licence_transfer transfer join shop.licence on licence.id = transfer.licence_id
       where from_account_id = ${id} or to_account_id = ${id} order by transfer.created_at`,
  },
  async erase(transaction, { accountId, email }) {
    // A transfer to this person has no recipient any more.
    await transaction.execute(sql`
      update shop.licence_transfer set state = 'withdrawn', ended_at = now()
       where state = 'open' and (from_account_id = ${accountId} or to_email = ${email})`);
    await transaction.execute(sql`
      update shop.licence_transfer set to_email = ''
       where to_account_id = ${accountId} or to_email = ${email}`);
  },
  ownedTables: [
    ["licence_transfer", "from_account_id"],
    ["licence_transfer", "to_account_id"],
  ],
  mergeAccounts: mergeTransfers,
  async emailChanged({ transaction, enqueue }, change) {
    const emails = await followEmailChange(transaction, change);
    await enqueue(transaction, transferEmailQueue, emails);
  },
  timeline(id) {
    const name = nameOfPid(sql`licence.pid`, defaultLanguage);
    const transfer = (column: SQL, kind: string, more: SQL) => sql`
      select ${column}, ${sql.raw(`'${kind} '`)} || transfer.id, ${sql.raw(`'${kind}'`)}, ${name}, ${more},
             null, null
        from shop.licence_transfer transfer join shop.licence on licence.id = licence_id
       where ${id} in (from_account_id, to_account_id)`;
    const side = sql`case when from_account_id = ${id} then 'to account ' || coalesce(to_account_id::text, '?')
      else 'from account ' || from_account_id end`;
    return [
      transfer(sql`created_at`, "transferBegan", side),
      transfer(sql`transfer.ended_at`, "transferEnded", sql`state || ', ' || ${side}`),
    ];
  },
  isJobOf: (id) => sql`data ->> 'transferId' in (
    select id::text from shop.licence_transfer where ${id} in (from_account_id, to_account_id))`,
};
