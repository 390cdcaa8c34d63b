import { isRecord } from "../../../platform/api/is-record.ts";
import { storedJson } from "../../../platform/storage/stored-value.ts";

/** When each order was first seen here, by its reference. */
type Records = Readonly<Record<string, number>>;

const stored = storedJson("purchases", parseRecords);

/**
 * Records that this browser has seen an order. True the first time only: a purchase is reported once, however often
 * its summary is opened. A record is dropped after one month.
 */
export function recordPurchase(reference: string, now = new Date()): boolean {
  const records = readRecords(now);
  if (records[reference] !== undefined) return false;
  // Without storage it would be reported more than once.
  return stored.save({ ...records, [reference]: now.getTime() });
}

/** Without those older than a month. */
function readRecords(now: Date): Records {
  const monthAgo = new Date(now);
  monthAgo.setMonth(monthAgo.getMonth() - 1);
  return Object.fromEntries(
    Object.entries(stored.read() ?? {}).filter(([, at]) => at > monthAgo.getTime()),
  );
}

function parseRecords(value: unknown): Records | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    ),
  );
}
