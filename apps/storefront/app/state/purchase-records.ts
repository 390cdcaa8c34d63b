import { isRecord } from "../calls/is-record.ts";

const key = "purchases";

/** When each order was first seen here, by its reference. */
type Records = Readonly<Record<string, number>>;

/**
 * Notes that this browser has seen an order. True the first time only: what is told of a purchase to
 * others is told once, however often its summary is opened. A note is dropped after one month.
 */
export function recordPurchase(reference: string, now = new Date()): boolean {
  const records = readRecords(now);
  if (records[reference] !== undefined) return false;
  try {
    localStorage.setItem(key, JSON.stringify({ ...records, [reference]: now.getTime() }));
  } catch {
    // Where nothing can be kept, nobody knows later that it was told.
    return false;
  }
  return true;
}

/** Without those older than a month. */
function readRecords(now: Date): Records {
  const monthAgo = new Date(now);
  monthAgo.setMonth(monthAgo.getMonth() - 1);
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (!isRecord(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, number] =>
          typeof entry[1] === "number" && entry[1] > monthAgo.getTime(),
      ),
    );
  } catch {
    return {};
  }
}
