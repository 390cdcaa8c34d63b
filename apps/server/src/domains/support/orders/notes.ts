import type { StaffNote } from "@autotune/contract";
import type { Staff } from "@autotune/contract/staff-token";
import type { Database, Transaction } from "@autotune/database";
import { order, orderNote } from "@autotune/database/schema";
import { desc, eq } from "drizzle-orm";
import { ApiError } from "../../../platform/http/errors.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";
import type { AuditedAction } from "../../../platform/staff-api/staff-guard.ts";

const notesAtMost = 100;

export async function readNotes(database: Database, orderId: number): Promise<StaffNote[]> {
  const rows = await database
    .select({
      id: orderNote.id,
      staff: orderNote.staff,
      text: orderNote.text,
      createdAt: orderNote.createdAt,
    })
    .from(orderNote)
    .where(eq(orderNote.orderId, orderId))
    .orderBy(desc(orderNote.id))
    .limit(notesAtMost);
  return rows.map(({ createdAt, ...note }) => ({ ...note, createdAt: createdAt.toISOString() }));
}

interface NoteToWrite {
  readonly reference: string;
  readonly requestId: string;
  readonly text: string;
  readonly staff: Staff;
}

/** The audit log has that a note was written, not its text: a note goes with the person, an entry stays. */
export async function writeNote(
  transaction: Transaction,
  { reference, requestId, text, staff }: NoteToWrite,
): Promise<AuditedAction> {
  const [found] = await transaction
    .select({ id: order.id, accountId: order.accountId })
    .from(order)
    .where(eq(order.reference, reference));
  if (found === undefined) throw new ApiError("notFound");
  const [written] = await transaction
    .insert(orderNote)
    .values({
      requestId,
      orderId: found.id,
      staffId: staff.id,
      staff: staff.email,
      text: text.trim(),
    })
    .onConflictDoNothing({ target: orderNote.requestId })
    .returning({ id: orderNote.id });
  if (written === undefined) throw new ApiError("changedMeanwhile");
  return {
    subject: customerSubject(found.accountId),
    details: { order: reference, note: written.id },
  };
}
