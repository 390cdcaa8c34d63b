import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { affiliateSaleQueue, type SaleToTell } from "./affiliate-sale-queue.ts";
import { postSale, type AffiliateProgramme, type ReportedSale } from "./post-sale.ts";
import {
  endSale,
  findItems,
  findNoted,
  findSaleState,
  markFailed,
  type NotedSale,
} from "./repository.ts";

/** Reports sales and reversals to the affiliate programme. Without a programme nothing is reported. */
export function sendAffiliateSales(
  app: App,
  programme: AffiliateProgramme | undefined,
): QueueWork<SaleToTell> {
  const end = (noted: NotedSale, state: "sent" | "dropped") =>
    app.transact((transaction) => endSale(transaction, noted, state));

  const tellable = async (noted: NotedSale): Promise<ReportedSale | undefined> => {
    const { reference, returnId, amount, currency, clickId, placedAt } = noted;
    if (returnId !== null) {
      const sale = await findSaleState(app.database, reference);
      if (sale === "dropped") return undefined;
      // The programme cannot reverse a sale that it does not know.
      if (sale !== "sent") throw new Error(`The sale ${reference} itself is not reported yet`);
      return { kind: "reversal", reference, returnId, amount, currency };
    }
    if (clickId === null) return undefined;
    const items = await findItems(app.database, noted.orderId);
    return {
      kind: "sale",
      reference,
      clickId,
      amount,
      currency,
      items,
      placedAt: placedAt.toISOString(),
    };
  };

  return {
    queue: affiliateSaleQueue,
    atOnce: 2,
    async run({ key }) {
      const noted = await findNoted(app.database, key);
      if (noted === undefined) throw new Error(`There is no affiliate sale ${key}`);
      if (noted.state === "sent" || noted.state === "dropped") return;
      const report = programme === undefined ? undefined : await tellable(noted);
      if (programme === undefined || report === undefined) {
        await end(noted, "dropped");
        return;
      }
      try {
        await postSale(programme, key, report);
      } catch (error) {
        await markFailed(app.database, key);
        throw error;
      }
      await end(noted, "sent");
    },
  };
}
