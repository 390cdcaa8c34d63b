import { isRecord } from "../../../platform/api/is-record.ts";

const key = "purchases";

/** When each order was first seen here, by its reference. */
type Records = Readonly<Record<string, number>>;

/**
 * Records that this browser has seen an order. True the first time only: a purchase is reported once, however often
 * its summary is opened. A record is dropped after one month.
 */
export function recordPurchase(reference: string, now = new Date()): boolean {
  const records = readRecords(now);
  if (records[reference] !== undefined) return false;
  try {
    localStorage.setItem(key, JSON.stringify({ ...records, [reference]: now.getTime() }));
  } catch {
    // Without storage it would be reported more than once.
    return false;
  }
  return true;
}

/** Without those older than a month. */
function readRecords(now: Date): Records {
  const monthAgo = new Date(now);
  monthAgo.setMonth(monthAgo.getMonth() - 1);
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (!isRecord(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, number] =>
          typeof entry[1] === "number" && entry[1] > monthAgo.getTime(),
      ),
    );
  } catch {
    return {};
  }
}
