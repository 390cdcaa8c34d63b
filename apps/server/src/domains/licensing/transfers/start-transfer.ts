import { isEmail, mailboxKey, normaliseEmail, personKey } from "@autotune/commerce";
import type { TransferRejection } from "@autotune/contract";
import type { Transact } from "@autotune/database";
import { licence } from "@autotune/database/schema";
import { and, eq } from "drizzle-orm";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import { lockLicence } from "./licence-to-give.ts";
import { rejectTransfer } from "./reject-transfer.ts";
import { findOpenTransfer, insertTransfer, type OpenTransfer } from "./repository.ts";
import { transferEmailQueue } from "./transfer-email-queue.ts";

export interface TransferDeps {
  readonly transact: Transact;
  readonly readyToEnqueue: () => Promise<Enqueue>;
}

export interface TransferToStart {
  readonly giver: { readonly id: number; readonly email: string };
  readonly serial: string;
  /** As typed. */
  readonly email: string;
}

export type StartResult =
  | { readonly ok: true; readonly transfer: OpenTransfer }
  | { readonly ok: false; readonly reason: "invalidEmail" | "notFound" | "transferOpen" }
  | {
      readonly ok: false;
      readonly reason: "transferRefused";
      readonly rejection: TransferRejection;
    };

/** Begins a transfer, together with the jobs of the emails that ask both sides. */
export async function startTransfer(
  { transact, readyToEnqueue }: TransferDeps,
  { giver, serial, email: written }: TransferToStart,
  now: Date,
): Promise<StartResult> {
  const email = normaliseEmail(written);
  if (!isEmail(email)) return { ok: false, reason: "invalidEmail" };
  const enqueue = await readyToEnqueue();
  return transact(async (transaction) => {
    const isTheirs = and(eq(licence.serial, serial), eq(licence.accountId, giver.id));
    const given = await lockLicence(transaction, isTheirs);
    if (given === undefined) return { ok: false, reason: "notFound" };
    const rejection =
      rejectTransfer(given, now) ??
      (personKey(email) === personKey(giver.email) ? "ownAddress" : undefined);
    if (rejection !== undefined) return { ok: false, reason: "transferRefused", rejection };
    const begun = await insertTransfer(transaction, {
      licenceId: given.id,
      fromAccountId: giver.id,
      toEmail: email,
    });
    if (begun === undefined) {
      const open = await findOpenTransfer(transaction, given.id);
      // Pressed twice.
      return open !== undefined && mailboxKey(open.toEmail) === mailboxKey(email)
        ? { ok: true, transfer: open }
        : { ok: false, reason: "transferOpen" };
    }
    await enqueue(transaction, transferEmailQueue, [
      { transferId: begun.id, letter: "askGiver" },
      { transferId: begun.id, letter: "askTaker" },
    ]);
    return { ok: true, transfer: begun };
  });
}
