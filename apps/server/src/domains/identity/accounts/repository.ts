import { mailboxKey } from "@autotune/commerce";
import { emailColumns, type Database } from "@autotune/database";
import { account, knownDevice } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, eq, isNull, not, sql } from "drizzle-orm";
import type { VerifiedAccount } from "../../../platform/session/session-repository.ts";
import { setUpLife } from "./setup-token.ts";

export interface AccountToSignIn {
  readonly id: number;
  /** Null while the account is not set up. */
  readonly passwordHash: string | null;
  /** Comes from the shop before this one. */
  readonly isLegacy: boolean;
  /** Has both names; without them it is incomplete. */
  readonly isNamed: boolean;
  /** The account has signed in before from the requesting browser. */
  readonly isKnownDevice: boolean;
}

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly optinMarketing: boolean;
  readonly language: Language | null;
}

export interface AccountToSetUp {
  /** Of the token in an email, or of a sign-in that could not complete. */
  readonly tokenHash: Buffer;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language | null;
}

/** No password yet, or no name. */
const isIncomplete = sql`(account.password_hash is null or account.first_name = '' or account.last_name = '')`;

/** Nothing but an email address: signing up with it takes nothing that is another's. */
const holdsNothing = sql`
  account.password_hash is null and account.first_name = '' and account.last_name = ''
  and account.legacy_id is null and account.erased_at is null
  and not exists (select from shop.order bought where bought.account_id = account.id)
  and not exists (select from shop.licence where licence.account_id = account.id)
  and not exists (select from shop.subscription plan where plan.account_id = account.id)
  and not exists (
    select from shop.licence_transfer given
     where given.to_account_id = account.id and given.state = 'open')`;

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export function createAccountRepository(database: Database) {
  const findToSignIn = database
    .select({
      id: account.id,
      passwordHash: account.passwordHash,
      isLegacy: sql<boolean>`${account.legacyId} is not null`,
      isNamed: sql<boolean>`${account.firstName} <> '' and ${account.lastName} <> ''`,
      isKnownDevice: sql<boolean>`${knownDevice.deviceHash} is not null`,
    })
    .from(account)
    .leftJoin(
      knownDevice,
      and(
        eq(knownDevice.accountId, account.id),
        eq(knownDevice.deviceHash, sql.placeholder("deviceHash")),
      ),
    )
    .where(eq(account.mailbox, sql.placeholder("mailbox")))
    .prepare("find_account_to_sign_in");

  return {
    async findToSignIn(
      mailbox: string,
      deviceHash: Buffer | undefined,
    ): Promise<AccountToSignIn | undefined> {
      const [found] = await findToSignIn.execute({ mailbox, deviceHash: deviceHash ?? null });
      return found;
    },

    /** Undefined when the mailbox is taken: the unique key decides, also between concurrent requests. */
    async create(newAccount: NewAccount): Promise<number | undefined> {
      const [created] = await database
        .insert(account)
        .values({ ...newAccount, ...emailColumns(newAccount.email) })
        .onConflictDoUpdate({
          target: account.mailbox,
          set: {
            passwordHash: sql`excluded.password_hash`,
            firstName: sql`excluded.first_name`,
            lastName: sql`excluded.last_name`,
            optinMarketing: sql`excluded.optin_marketing`,
            language: sql`excluded.language`,
            // The person who signs up now may not be the previous owner of the mailbox.
            optinReminders: false,
            mailboxProvedAt: null,
          },
          setWhere: holdsNothing,
        })
        .returning({ id: account.id });
      return created?.id;
    },

    /** Creates an account of an email address alone. An existing one stays unchanged. */
    async saveEmail(email: string): Promise<void> {
      await database
        .insert(account)
        .values({ ...emailColumns(email), firstName: "", lastName: "", optinMarketing: false })
        .onConflictDoNothing({ target: account.mailbox });
    },

    /** Of an account that is not set up, and whose last link was not sent just now. */
    async findWaiting(email: string): Promise<number | undefined> {
      const wasJustSent = sql`exists (
        select from shop.account_setup_token token
         where token.account_id = account.id and token.created_at > now() - interval '10 minutes')`;
      const [waiting] = await database
        .select({ id: account.id })
        .from(account)
        .where(
          and(
            eq(account.mailbox, mailboxKey(email)),
            isNull(account.passwordHash),
            not(wasJustSent),
          ),
        );
      return waiting?.id;
    },

    /** A token by which a user who knows the password completes the account. False where the password has changed. */
    async saveSetUpToken(
      { accountId, passwordHash }: VerifiedAccount,
      tokenHash: Buffer,
    ): Promise<boolean> {
      const { rowCount } = await database.execute(sql`
        insert into shop.account_setup_token (token_hash, account_id)
        select ${tokenHash}, id from shop.account
         where id = ${accountId} and password_hash = ${passwordHash} for share`);
      return rowCount === 1;
    },

    /**
     * Undefined where the token is used, expired or of another email address, or the account is complete by
     * now: then its other tokens are invalid too. The token is consumed and the password set in one statement.
     */
    async setUp({
      tokenHash,
      email,
      language,
      ...values
    }: AccountToSetUp): Promise<number | undefined> {
      const used = database.$with("used", { accountId: sql<number>`account_id` }).as(sql`
        delete from shop.account_setup_token token using shop.account
         where token.token_hash = ${tokenHash} and token.created_at > now() - ${setUpLife}
           and account.id = token.account_id and account.mailbox = ${mailboxKey(email)}
           and ${isIncomplete}
        returning token.account_id`);
      const [setUp] = await database
        .with(used)
        .update(account)
        .set({
          ...values,
          language: sql`coalesce(${language}, ${account.language})`,
          // Without a password the token was in an email alone.
          mailboxProvedAt: sql`case when ${account.passwordHash} is null
            then coalesce(${account.mailboxProvedAt}, now()) else ${account.mailboxProvedAt} end`,
        })
        .where(and(isIncomplete, sql`${account.id} in (select account_id from used)`))
        .returning({ id: account.id });
      return setUp?.id;
    },
  };
}
