import { normaliseEmail } from "@autotune/commerce";
import type { Database, Transaction } from "@autotune/database";
import { mailReport, mailSending } from "@autotune/database/schema";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { MailKind } from "./mail-kinds.ts";
import type { DeliveryIssue, IssueReport } from "./suppress-mail.ts";

/** The delivery issues of an email address that still count. */
export function readDeliveryIssues(database: Database, email: string): Promise<IssueReport[]> {
  return database
    .select({ kind: mailReport.kind, reportedAt: mailReport.reportedAt })
    .from(mailReport)
    .where(eq(mailReport.email, normaliseEmail(email)));
}

interface SendingToNote {
  readonly messageId: string;
  readonly email: string;
  readonly kind: MailKind;
  /** Why it is suppressed; null where it is sent. */
  readonly withheldFor: DeliveryIssue | null;
}

/** Records that an email is sent or suppressed, and returns its number: the same one when it is retried. */
export async function noteSending(
  database: Database,
  { messageId, email, kind, withheldFor }: SendingToNote,
): Promise<number> {
  const [noted] = await database
    .insert(mailSending)
    .values({ messageId, email: normaliseEmail(email), kind, withheldFor })
    .onConflictDoUpdate({
      target: mailSending.messageId,
      set: { sentAt: sql`now()`, withheldFor },
    })
    .returning({ id: mailSending.id });
  if (noted === undefined) throw new Error(`The email ${messageId} was not recorded`);
  return noted.id;
}

/** The recipient and the kind of an email; undefined where the record was purged. */
export async function findSending(
  database: Database,
  sendingId: number,
): Promise<{ readonly email: string; readonly kind: string } | undefined> {
  const [found] = await database
    .select({ email: mailSending.email, kind: mailSending.kind })
    .from(mailSending)
    .where(eq(mailSending.id, sendingId));
  return found;
}

interface IssueToNote {
  readonly sendingId: number;
  readonly email: string;
  readonly kind: DeliveryIssue;
  readonly status: string;
  readonly diagnostic: string;
}

/** Stores a delivery issue. False where it was known: reports may be repeated. */
export async function noteDeliveryIssue(database: Database, issue: IssueToNote): Promise<boolean> {
  const { rowCount } = await database.insert(mailReport).values(issue).onConflictDoNothing();
  return rowCount === 1;
}

/** An email was delivered to an address, or is known to be deliverable: earlier bounces count no more. */
export async function noteArrival(database: Database, email: string): Promise<boolean> {
  return deleteReports(database, email, ["hard", "soft"]);
}

/** The owner opted in again by their own action: an earlier complaint counts no more. */
export async function liftComplaint(database: Database, email: string): Promise<boolean> {
  return deleteReports(database, email, ["complaint"]);
}

async function deleteReports(
  database: Database,
  email: string,
  kinds: readonly DeliveryIssue[],
): Promise<boolean> {
  const { rowCount } = await database
    .delete(mailReport)
    .where(and(eq(mailReport.email, normaliseEmail(email)), inArray(mailReport.kind, kinds)));
  return (rowCount ?? 0) > 0;
}

/** Deletes the delivery issues of an email address, and the record of what was sent there. */
export async function eraseMailbox(transaction: Transaction, email: string): Promise<void> {
  const normalisedEmail = normaliseEmail(email);
  await transaction.delete(mailReport).where(eq(mailReport.email, normalisedEmail));
  await transaction.delete(mailSending).where(eq(mailSending.email, normalisedEmail));
}
