import type { Database } from "@autotune/database";
import { account, knownDevice, licence } from "@autotune/database/schema";
import { and, asc, count, eq, max, sql } from "drizzle-orm";
import type { SignedInAccount } from "../../plugins/session-repository.ts";

const person = {
  id: account.id,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  optinMarketing: account.optinMarketing,
};

export interface AccountToSignIn {
  readonly account: SignedInAccount;
  readonly passwordHash: string;
  /** The account has signed in before from the browser that asks. */
  readonly isKnownDevice: boolean;
}

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly optinMarketing: boolean;
}

export interface OwnedProduct {
  readonly pid: string;
  readonly quantity: number;
  readonly newestLicence: number;
}

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export function createAccountRepository(database: Database) {
  const findToSignIn = database
    .select({
      account: person,
      passwordHash: account.passwordHash,
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
    .where(eq(account.email, sql.placeholder("email")))
    .prepare("find_account_to_sign_in");

  return {
    async findToSignIn(
      email: string,
      deviceHash: Buffer | undefined,
    ): Promise<AccountToSignIn | undefined> {
      const [found] = await findToSignIn.execute({ email, deviceHash: deviceHash ?? null });
      return found;
    },

    /** Nothing when the address is taken: the unique key decides, also between two at once. */
    async create(newAccount: NewAccount): Promise<SignedInAccount | undefined> {
      const [created] = await database
        .insert(account)
        .values(newAccount)
        .onConflictDoNothing({ target: account.email })
        .returning(person);
      return created;
    },

    async listOwnedProducts(ownerId: number): Promise<OwnedProduct[]> {
      return database
        .select({
          pid: licence.pid,
          quantity: count(),
          newestLicence: sql<number>`${max(licence.id)}`.mapWith(Number),
        })
        .from(licence)
        .where(eq(licence.accountId, ownerId))
        .groupBy(licence.pid)
        .orderBy(asc(licence.pid));
    },
  };
}
