import type { Executor } from "@autotune/database";
import type { PayloadRequest } from "payload";

/**
 * The connection on which Payload is saving. Payload's own helper falls back to a connection outside the
 * transaction; then the shop could show what was never saved, so this one throws.
 */
export async function runningTransaction(req: PayloadRequest): Promise<Executor> {
  const id = await req.transactionID;
  const connection = id === undefined ? undefined : req.payload.db.sessions?.[id]?.db;
  if (!isExecutor(connection)) {
    throw new Error(
      "Publishing runs in the transaction that saves the document, and there is none.",
    );
  }
  return connection;
}

function isExecutor(value: unknown): value is Executor {
  return (
    typeof value === "object" &&
    value !== null &&
    "execute" in value &&
    typeof value.execute === "function"
  );
}
