import type { SavedView } from "@autotune/contract";
import type { Database, Transaction } from "@autotune/database";
import { reportingView } from "@autotune/database/schema";
import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import { ApiError } from "../../../platform/http/errors.ts";

interface ViewOfStaff {
  readonly id: number;
  readonly staffId: number;
}

/** A staff member's own views first, then those that colleagues share. */
export function listViews(database: Database, staffId: number): Promise<SavedView[]> {
  const isOwn = sql<boolean>`${reportingView.staffId} = ${staffId}`;
  return database
    .select({
      id: reportingView.id,
      name: reportingView.name,
      target: reportingView.target,
      isShared: reportingView.isShared,
      isOwn,
    })
    .from(reportingView)
    .where(or(eq(reportingView.staffId, staffId), reportingView.isShared))
    .orderBy(sql`${isOwn} desc`, asc(sql`lower(${reportingView.name})`), asc(reportingView.id));
}

/** Saved again under its name, a view is replaced. */
export async function saveView(
  transaction: Transaction,
  view: typeof reportingView.$inferInsert,
): Promise<number> {
  const [saved] = await transaction
    .insert(reportingView)
    .values(view)
    .onConflictDoUpdate({
      target: [reportingView.staffId, reportingView.name],
      set: { target: view.target, isShared: view.isShared },
    })
    .returning({ id: reportingView.id });
  if (saved === undefined) throw new Error("A view was not saved");
  return saved.id;
}

/** Whoever saved it may: for everybody else there is none. */
export async function changeView(
  transaction: Transaction,
  { id, staffId }: ViewOfStaff,
  change: { readonly name: string; readonly isShared: boolean },
): Promise<void> {
  const [other] = await transaction
    .select({ id: reportingView.id })
    .from(reportingView)
    .where(
      and(
        eq(reportingView.staffId, staffId),
        eq(reportingView.name, change.name),
        ne(reportingView.id, id),
      ),
    );
  if (other !== undefined) throw new ApiError("nameTaken");
  const changed = await transaction
    .update(reportingView)
    .set(change)
    .where(and(eq(reportingView.id, id), eq(reportingView.staffId, staffId)))
    .returning({ id: reportingView.id });
  if (changed.length === 0) throw new ApiError("notFound");
}

/** Whether there was one of theirs. One that is gone already is no mistake: a form may come twice. */
export async function deleteView(
  transaction: Transaction,
  { id, staffId }: ViewOfStaff,
): Promise<boolean> {
  const deleted = await transaction
    .delete(reportingView)
    .where(and(eq(reportingView.id, id), eq(reportingView.staffId, staffId)))
    .returning({ id: reportingView.id });
  return deleted.length > 0;
}
