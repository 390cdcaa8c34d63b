import { sql } from "drizzle-orm";
import { affiliateProgramme } from "./affiliate-programme.ts";
import { affiliateSaleQueue } from "./affiliate-sale-queue.ts";
import { purgeAffiliateClicks } from "./jobs.ts";
import { noteReversal } from "./note-reversal.ts";
import { noteSale } from "./note-sale.ts";
import { sendAffiliateSales } from "./send-affiliate-sales.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const affiliateSalesModule: ModuleManifest = {
  name: "affiliate-sales",
  queues: [affiliateSaleQueue],
  async work(app, { settings }) {
    await app.workOn(sendAffiliateSales(app, affiliateProgramme(settings)));
    await app.work(purgeAffiliateClicks(app));
  },
  orderCompleted: noteSale,
  orderReturned: noteReversal,
  personalData: {
    told_to_affiliate_programme: (id) => sql`
      select reference, return_id is not null as reversal, amount, currency, sale.state, created_at, sent_at
        from shop.affiliate_sale sale join shop.order bought on bought.id = sale.order_id
       where account_id = ${id} order by created_at`,
  },
};
