import type { Executor } from "@autotune/database";
import type { PayloadRequest } from "payload";
import { runningTransaction } from "../../platform/publishing/running-transaction.ts";

/** The transaction in which Payload works on this request, or else any connection. */
export async function executorOf(req: PayloadRequest): Promise<Executor> {
  const id = await req.transactionID;
  return id === undefined || id === null ? req.payload.db.drizzle : runningTransaction(req);
}
