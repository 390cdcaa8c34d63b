import { isEmail, normaliseEmail } from "@autotune/commerce";
import { account, licence, licenceTransfer } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import { setupEmailQueue } from "../../identity/index.ts";
import { accountOfTaker } from "./account-of-taker.ts";
import { lockLicence, moveLicence } from "./licence-to-give.ts";
import { rejectTransfer } from "./reject-transfer.ts";
import { withdrawOpen } from "./repository.ts";
import { transferEmailQueue } from "./transfer-email-queue.ts";

interface LicenceToHandOver {
  readonly licenceId: number;
  /** Whose it is: the second of two requests finds it gone. */
  readonly fromAccountId: number;
  /** Of the new owner, as typed. */
  readonly email: string;
}

type HandOverResult =
  | { readonly ok: true; readonly toAccountId: number }
  | {
      readonly ok: false;
      /** `unverified`: anybody can sign up with any email address, and this one nobody has confirmed. */
      readonly reason: "invalidEmail" | "notTheirs" | "refused" | "unverified";
    };

/**
 * Moves a licence without asking both sides, because staff has talked to them. It is written down as a transfer, both
 * get the email of a finished one, and one in progress ends. Other than for customers, the refund period need not be
 * over: a refund takes the licence back whoever has it.
 */
export async function handOverLicence(
  { transaction, enqueue }: UnitOfWork,
  { licenceId, fromAccountId, email: written }: LicenceToHandOver,
  now: Date,
): Promise<HandOverResult> {
  const email = normaliseEmail(written);
  if (!isEmail(email)) return { ok: false, reason: "invalidEmail" };
  const given = await lockLicence(transaction, eq(licence.id, licenceId));
  if (given?.accountId !== fromAccountId) return { ok: false, reason: "notTheirs" };
  const rejection = rejectTransfer(given, now);
  if (rejection !== undefined && rejection !== "tooRecent") return { ok: false, reason: "refused" };
  const taker = await accountOfTaker(transaction, email);
  if (taker.id === fromAccountId) return { ok: false, reason: "refused" };
  const [known] = await transaction
    .select({ verifiedAt: account.mailboxProvedAt })
    .from(account)
    .where(eq(account.id, taker.id));
  if (!taker.waitsForSetup && (known?.verifiedAt ?? null) === null)
    return { ok: false, reason: "unverified" };
  const ended = await withdrawOpen(transaction, licenceId);
  if (ended !== undefined)
    await enqueue(transaction, transferEmailQueue, [{ transferId: ended, letter: "endedTaker" }]);
  const [done] = await transaction
    .insert(licenceTransfer)
    .values({
      licenceId,
      fromAccountId,
      toEmail: email,
      toAccountId: taker.id,
      state: "done",
      endedAt: sql`now()`,
    })
    .returning({ id: licenceTransfer.id });
  if (done === undefined) throw new Error(`The move of licence ${licenceId} was not written`);
  await moveLicence(transaction, licenceId, taker.id);
  await enqueue(transaction, transferEmailQueue, [
    { transferId: done.id, letter: "doneGiver" },
    { transferId: done.id, letter: "doneTaker" },
  ]);
  if (taker.waitsForSetup) await enqueue(transaction, setupEmailQueue, [{ accountId: taker.id }]);
  return { ok: true, toAccountId: taker.id };
}
