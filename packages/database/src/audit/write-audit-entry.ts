import { sql } from "drizzle-orm";
import type { Executor } from "../connection/connection.ts";

/** The acting staff member, as the CMS knows them. */
interface Staff {
  readonly id: number;
  readonly email: string;
  readonly role: string;
}

interface AuditEntry {
  readonly staff: Staff;
  /** What is done: a thing and a verb, for example `licence.regenerate`. */
  readonly action: string;
  /** The subject, by its number: names and e-mail addresses do not belong in a log that stays for good. */
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Adds to the audit log, in the transaction of the recorded action. Last in it: until it commits, nobody else
 * can add.
 */
export async function writeAuditEntry(
  executor: Executor,
  { staff, action, subject, details }: AuditEntry,
): Promise<void> {
  await executor.execute(sql`
    insert into audit.entry (staff_id, staff, role, action, subject, details)
    values (${staff.id}, ${staff.email}, ${staff.role}, ${action}, ${subject}, ${JSON.stringify(details)})`);
}
