import type { CaptureOptinBody } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { hearMailbox } from "../../../platform/mail-delivery/verified-mailboxes.ts";
import { liftComplaint } from "../../../platform/mail-delivery/repository.ts";
import { chooseAccountMails } from "./repository.ts";
import type { CommunicationLinks } from "../unsubscribe/communication-links.ts";
import { liftComplaintOfOwner } from "../../../platform/mail-delivery/lift-complaint-of-owner.ts";
import { readEmail } from "../../identity/index.ts";

interface Deps {
  readonly database: Database;
  readonly links: CommunicationLinks;
  /** Sends an opt-in confirmation to a mailbox. */
  readonly askMailbox: (email: string) => Promise<unknown>;
}

/**
 * Stores whether an email address wants our emails. An owner who is verified, by a link in one of our emails or
 * by being signed in with the address, decides at once. Anybody else only triggers a confirmation: knowing an
 * email address neither subscribes nor unsubscribes it. Returns whether the address is valid.
 */
export async function captureOptin(
  { database, links, askMailbox }: Deps,
  { email: written, optin_choice: isWanted, token }: CaptureOptinBody,
  signedInAs: string | undefined,
): Promise<boolean> {
  const email = readEmail(written);
  if (email === undefined) return false;
  const verifiedEmail = token === undefined ? signedInAs : links.emailOf(token);
  if (verifiedEmail === email) {
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
