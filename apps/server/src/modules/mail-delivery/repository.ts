import { normaliseEmail } from "@autotune/commerce";
import type { Database, Transaction } from "@autotune/database";
import { mailReport, mailSending } from "@autotune/database/schema";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { MailKind } from "./mail-kinds.ts";
import type { MailTrouble, TroubleReport } from "./withhold-mail.ts";

/** What has come back from an address and still counts. */
export function readTroubles(database: Database, email: string): Promise<TroubleReport[]> {
  return database
    .select({ kind: mailReport.kind, reportedAt: mailReport.reportedAt })
    .from(mailReport)
    .where(eq(mailReport.email, normaliseEmail(email)));
}

interface SendingToNote {
  readonly messageId: string;
  readonly email: string;
  readonly kind: MailKind;
  /** Why it is not sent; null where it is. */
  readonly withheldFor: MailTrouble | null;
}

/** Keeps that a mail is sent or not sent, and returns its number: the same one when it is tried again. */
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
  if (noted === undefined) throw new Error(`The mail ${messageId} was not noted`);
  return noted.id;
}

/** To whom a mail went; undefined where that is forgotten. */
export async function findSending(
  database: Database,
  sendingId: number,
): Promise<{ readonly email: string } | undefined> {
  const [found] = await database
    .select({ email: mailSending.email })
    .from(mailSending)
    .where(eq(mailSending.id, sendingId));
  return found;
}

interface TroubleToNote {
  readonly sendingId: number;
  readonly email: string;
  readonly kind: MailTrouble;
  readonly status: string;
  readonly diagnostic: string;
}

/** Keeps what came back of a mail. False where it was known: it may be told twice. */
export async function noteTrouble(database: Database, trouble: TroubleToNote): Promise<boolean> {
  const { rowCount } = await database.insert(mailReport).values(trouble).onConflictDoNothing();
  return rowCount === 1;
}

/** A mail has arrived at an address, or somebody knows that one would: what came back before counts no more. */
export async function noteArrival(database: Database, email: string): Promise<boolean> {
  return forget(database, email, ["hard", "soft"]);
}

/** Somebody wants our news again, by an act of their own: that they once complained counts no more. */
export async function liftComplaint(database: Database, email: string): Promise<boolean> {
  return forget(database, email, ["complaint"]);
}

async function forget(
  database: Database,
  email: string,
  kinds: readonly MailTrouble[],
): Promise<boolean> {
  const { rowCount } = await database
    .delete(mailReport)
    .where(and(eq(mailReport.email, normaliseEmail(email)), inArray(mailReport.kind, kinds)));
  return (rowCount ?? 0) > 0;
}

/** Forgets an address as a place for mail, and what was sent there. */
export async function forgetMailbox(transaction: Transaction, email: string): Promise<void> {
  const address = normaliseEmail(email);
  await transaction.delete(mailReport).where(eq(mailReport.email, address));
  await transaction.delete(mailSending).where(eq(mailSending.email, address));
}
