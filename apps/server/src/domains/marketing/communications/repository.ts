import { mailboxKey } from "@autotune/commerce";
import type { NewsletterFrequency } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { account, newsletterSubscriber } from "@autotune/database/schema";
import { defaultLanguage, type Language } from "@autotune/routes";
import { and, eq, isNotNull } from "drizzle-orm";

export interface Communications {
  readonly hasAccount: boolean;
  readonly optinMarketing: boolean;
  readonly optinReminders: boolean;
  readonly optinNewsletter: boolean;
  readonly newsletterFrequency: NewsletterFrequency;
}

/** Which emails an address gets beside those about its orders. An unknown address gets none. */
export async function readCommunications(
  database: Database,
  email: string,
): Promise<Communications> {
  const [[found], [subscriber]] = await Promise.all([
    database
      .select({ optinMarketing: account.optinMarketing, optinReminders: account.optinReminders })
      .from(account)
      .where(eq(account.mailbox, mailboxKey(email))),
    database
      .select({ frequency: newsletterSubscriber.frequency })
      .from(newsletterSubscriber)
      .where(
        and(eq(newsletterSubscriber.email, email), isNotNull(newsletterSubscriber.confirmedAt)),
      ),
  ]);
  return {
    hasAccount: found !== undefined,
    optinMarketing: found?.optinMarketing ?? false,
    optinReminders: found?.optinReminders ?? false,
    optinNewsletter: subscriber !== undefined,
    newsletterFrequency: subscriber?.frequency ?? "each",
  };
}

/** Undefined fields stay unchanged. */
interface AccountMails {
  readonly optinMarketing: boolean | undefined;
  readonly optinReminders: boolean | undefined;
}

/** Without an account there is no row to store the choice in, and nothing is sent. */
export async function chooseAccountMails(
  database: Database,
  email: string,
  mails: AccountMails,
): Promise<void> {
  if (Object.values(mails).every((choice) => choice === undefined)) return;
  await database
    .update(account)
    .set(mails)
    .where(eq(account.mailbox, mailboxKey(email)));
}

/** Of the account, else of the page on which they requested the newsletter. */
export async function languageOfEmail(database: Database, email: string): Promise<Language> {
  const [[owner], [subscriber]] = await Promise.all([
    database
      .select({ language: account.language })
      .from(account)
      .where(eq(account.mailbox, mailboxKey(email))),
    database
      .select({ language: newsletterSubscriber.language })
      .from(newsletterSubscriber)
      .where(eq(newsletterSubscriber.email, email)),
  ]);
  return owner?.language ?? subscriber?.language ?? defaultLanguage;
}
