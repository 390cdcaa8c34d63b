import { greetingName } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { account } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, eq, isNull, sql } from "drizzle-orm";

export interface Recipient {
  readonly email: string;
  /** What the greeting calls them; may be empty. */
  readonly name: string;
  readonly language: Language;
}

/** The language that the user chose, else in which they last bought. */
const language = sql<Language>`coalesce(${account.language}, (
  select language from shop.order bought where bought.account_id = account.id
   order by placed_at desc limit 1), 'en')`;

/** The recipient of an email about an account; undefined where it was erased. */
export async function findRecipient(
  database: Database,
  accountId: number,
): Promise<Recipient | undefined> {
  const [found] = await database
    .select({
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      language,
    })
    .from(account)
    .where(and(eq(account.id, accountId), isNull(account.erasedAt)));
  if (found === undefined) return undefined;
  return {
    email: found.email,
    name: greetingName(found, found.language),
    language: found.language,
  };
}
