import type { CaptureOptinBody } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { hearMailbox } from "../mail-delivery/proved-mailboxes.ts";
import { liftComplaint } from "../mail-delivery/repository.ts";
import { chooseAccountMails } from "./communication-repository.ts";
import type { CommunicationLinks } from "./communication-links.ts";
import { liftComplaintOfOwner } from "./lift-complaint-of-owner.ts";
import { readEmail } from "./read-email.ts";

interface Parts {
  readonly database: Database;
  readonly links: CommunicationLinks;
  /** Asks a mailbox whether it wants our mails. */
  readonly askMailbox: (email: string) => Promise<unknown>;
}

/**
 * Keeps whether an address wants our mails. Who shows that the address is theirs, by a link in one of our mails
 * or by being signed in with it, is believed. Anybody else can only have the mailbox asked: nobody is put on a
 * list, or taken off it, by who merely knows their address. Says whether it is an address at all.
 */
export async function captureOptin(
  { database, links, askMailbox }: Parts,
  { email: written, optin_choice: isWanted, token }: CaptureOptinBody,
  signedInAs: string | undefined,
): Promise<boolean> {
  const email = readEmail(written);
  if (email === undefined) return false;
  const proved = token === undefined ? signedInAs : links.emailOf(token);
  if (proved === email) {
    await chooseAccountMails(database, email, {
      optinMarketing: isWanted,
      optinReminders: undefined,
    });
    if (token !== undefined) await hearMailbox(database, email, signedInAs);
    if (isWanted)
      await (token === undefined ? liftComplaintOfOwner : liftComplaint)(database, email);
  } else if (isWanted) await askMailbox(email);
  return true;
}
