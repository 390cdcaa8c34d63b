import { mailboxKey } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { account, licenceTransfer } from "@autotune/database/schema";
import { defaultLanguage } from "@autotune/routes";
import { eq, sql } from "drizzle-orm";
import { findRecipient, type Recipient } from "../../identity/index.ts";
import { transferExpiry, type Role } from "./repository.ts";

/** The data of a transfer that its emails need. */
export async function findTransferToMail(database: Database, id: string) {
  const [found] = await database
    .select({
      licenceId: licenceTransfer.licenceId,
      fromAccountId: licenceTransfer.fromAccountId,
      toEmail: licenceTransfer.toEmail,
      toAccountId: licenceTransfer.toAccountId,
      state: licenceTransfer.state,
      expiresAt: transferExpiry,
      /** They have been emailed about it. */
      wasTakerAsked: sql<boolean>`num_nonnulls(${licenceTransfer.takerTokenHash},
        ${licenceTransfer.takerConfirmedAt}) > 0 or ${licenceTransfer.state} = 'declined'`,
    })
    .from(licenceTransfer)
    .where(eq(licenceTransfer.id, id));
  if (found === undefined) throw new Error(`There is no transfer ${id}`);
  return found;
}
export type TransferToTell = Awaited<ReturnType<typeof findTransferToMail>>;

/** Undefined where the person is erased. A person without an account is written to in the giver's language. */
export async function findAddressee(
  database: Database,
  { fromAccountId, toAccountId, toEmail }: TransferToTell,
  role: Role,
): Promise<Recipient | undefined> {
  const giver = await findRecipient(database, fromAccountId);
  if (role === "giver") return giver;
  const [known] = await database
    .select({ id: account.id })
    .from(account)
    .where(
      toAccountId === null ? eq(account.mailbox, mailboxKey(toEmail)) : eq(account.id, toAccountId),
    );
  const language = giver?.language ?? defaultLanguage;
  return known === undefined
    ? { email: toEmail, name: "", language }
    : findRecipient(database, known.id);
}
