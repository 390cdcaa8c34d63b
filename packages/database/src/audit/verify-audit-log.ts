import { sql } from "drizzle-orm";
import type { Executor } from "../connection/connection.ts";
import type { AuditHead } from "./audit-head.ts";
import { entryHash, type HashedEntry } from "./entry-hash.ts";

type AuditVerdict =
  | { readonly ok: true; readonly head: AuditHead | undefined }
  | {
      readonly ok: false;
      /** The first entry that is not as it was written. */
      readonly id: number;
      readonly reason: "missing" | "changed" | "unlinked" | "notAsWitnessed";
    };

interface StoredEntry extends HashedEntry {
  readonly hash: string;
}

const pageSize = 1000;

interface AuditWalk {
  /** An entry that was verified before: the walk begins there, and expects it unchanged. */
  readonly from?: AuditHead | undefined;
  /** A head that must be met on the way. */
  readonly witness?: AuditHead | undefined;
  /** How many entries at most. */
  readonly limit?: number;
}

/**
 * Walks the chain, from its beginning unless told otherwise. A chain that was rewritten from some entry on, or cut at
 * its end, is consistent in itself: only a head that was noted earlier and elsewhere reveals it.
 */
export async function verifyAuditLog(
  executor: Executor,
  { from, witness = from, limit = Infinity }: AuditWalk = {},
): Promise<AuditVerdict> {
  // The entry before is needed for its hash, whatever it says.
  let head = from === undefined ? start : await headBefore(executor, from.id);
  for (let left = limit; left > 0; left -= pageSize) {
    const page = await readEntries(executor, head.id, Math.min(left, pageSize));
    for (const entry of page) {
      const id = head.id + 1;
      if (Number(entry.id) !== id) return { ok: false, id, reason: "missing" };
      if (entry.previousHash !== head.hash) return { ok: false, id, reason: "unlinked" };
      if (entryHash(entry) !== entry.hash) return { ok: false, id, reason: "changed" };
      if (witness?.id === id && witness.hash !== entry.hash)
        return { ok: false, id, reason: "notAsWitnessed" };
      head = { id, hash: entry.hash };
    }
    if (page.length < pageSize) break;
  }
  if (witness !== undefined && witness.id > head.id)
    return { ok: false, id: head.id + 1, reason: "missing" };
  return { ok: true, head: head.id === 0 ? undefined : head };
}

const start: AuditHead = { id: 0, hash: "" };

async function headBefore(executor: Executor, id: number): Promise<AuditHead> {
  const [before] = await readEntries(executor, id - 2, 1);
  return before === undefined || id === 1 ? start : { id: id - 1, hash: before.hash };
}

async function readEntries(
  executor: Executor,
  after: number,
  limit: number,
): Promise<StoredEntry[]> {
  const { rows } = await executor.execute(sql`
    select encode(previous_hash, 'hex') as "previousHash", id::text,
           to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
           staff_id::text as "staffId", staff, role, action, subject, details::text,
           encode(hash, 'hex') as hash
      from audit.entry where id > ${after} order by entry.id limit ${limit}`);
  return rows.map((row) => ({
    previousHash: String(row["previousHash"]),
    id: String(row["id"]),
    at: String(row["at"]),
    staffId: String(row["staffId"]),
    staff: String(row["staff"]),
    role: String(row["role"]),
    action: String(row["action"]),
    subject: String(row["subject"]),
    details: String(row["details"]),
    hash: String(row["hash"]),
  }));
}
