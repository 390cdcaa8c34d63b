import type { Database, Transaction } from "@autotune/database";
import { account, newsletterSubscriber } from "@autotune/database/schema";
import { defaultLanguage, type Language } from "@autotune/routes";
import { and, eq, isNotNull } from "drizzle-orm";

export interface Communications {
  readonly optinMarketing: boolean;
  readonly optinNewsletter: boolean;
}

/** Which mails an address gets beside those about its orders. An address that nobody knows gets none. */
export async function readCommunications(
  database: Database,
  email: string,
): Promise<Communications> {
  const [[found], subscribers] = await Promise.all([
    database
      .select({ optinMarketing: account.optinMarketing })
      .from(account)
      .where(eq(account.email, email)),
    database
      .select({ id: newsletterSubscriber.id })
      .from(newsletterSubscriber)
      .where(
        and(eq(newsletterSubscriber.email, email), isNotNull(newsletterSubscriber.confirmedAt)),
      ),
  ]);
  return {
    optinMarketing: found?.optinMarketing ?? false,
    optinNewsletter: subscribers.length > 0,
  };
}

/** Where the address has no account there is nobody whose choice could be kept, and nothing is sent. */
export async function chooseMarketing(
  database: Database,
  email: string,
  isWanted: boolean,
): Promise<void> {
  await database.update(account).set({ optinMarketing: isWanted }).where(eq(account.email, email));
}

export async function languageOfAddress(
  transaction: Transaction,
  email: string,
): Promise<Language> {
  const [found] = await transaction
    .select({ language: account.language })
    .from(account)
    .where(eq(account.email, email));
  return found?.language ?? defaultLanguage;
}
