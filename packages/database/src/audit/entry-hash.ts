import { hash } from "node:crypto";

/** An entry as text, the way it is hashed. */
export interface HashedEntry {
  /** In hexadecimal. */
  readonly previousHash: string;
  readonly id: string;
  /** In UTC, to the microsecond. */
  readonly at: string;
  readonly staffId: string;
  readonly staff: string;
  readonly role: string;
  readonly action: string;
  readonly subject: string;
  readonly details: string;
}

/**
 * What `audit.entry_hash` returns, implemented a second time: who can change the log can change that function
 * too, so a check of the log does not rely on it.
 */
export function entryHash(entry: HashedEntry): string {
  const { previousHash, id, at, staffId, staff, role, action, subject, details } = entry;
  const fields = [previousHash, id, at, staffId, staff, role, action, subject, details];
  const text = fields.map((field) => `${Buffer.byteLength(field)}:${field}`).join("");
  return hash("sha256", text, "hex");
}
