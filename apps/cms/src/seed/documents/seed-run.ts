import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { loadReferences } from "../../platform/publishing/references.ts";

/** One transaction for everything: a seed that fails leaves nothing half-made that the next one would take as done. */
export interface SeedRun {
  readonly payload: Payload;
  /** A fresh request in that transaction; a Local API call writes its options onto the request it gets. */
  readonly request: () => Partial<PayloadRequest>;
}

export async function inOneTransaction(
  payload: Payload,
  work: (run: SeedRun) => Promise<void>,
): Promise<void> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error("The database has opened no transaction.");
  try {
    await work({ payload, request: () => ({ transactionID }) });
    await payload.db.commitTransaction(transactionID);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

/** For saves that change no key: the keys of documents are read once for all of them. */
export async function withReferences(run: SeedRun): Promise<SeedRun> {
  const req = await createLocalReq({ req: run.request() }, run.payload);
  const references = await loadReferences(req);
  return { ...run, request: () => ({ ...run.request(), context: { references } }) };
}
