import type { Profile } from "@autotune/commerce";
import type { Transaction } from "@autotune/database";
import { account } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { eq } from "drizzle-orm";

const profile = {
  pi_first_name: account.firstName,
  pi_last_name: account.lastName,
  pi_street: account.street,
  pi_street2: account.street2,
  pi_city: account.city,
  pi_state: account.state,
  pi_postal_code: account.postalCode,
  pi_country: account.country,
  pi_home_phone: account.homePhone,
  pi_company: account.company,
};

/** The current profile, locked for the change that follows. */
export async function readProfile(transaction: Transaction, id: number): Promise<Profile> {
  const [found] = await transaction
    .select(profile)
    .from(account)
    .where(eq(account.id, id))
    .for("update");
  if (found === undefined) throw new Error(`There is no account ${id}`);
  return found;
}

/** Undefined fields stay unchanged. */
export interface ProfileValues {
  readonly texts: Partial<Profile>;
  readonly language: Language | undefined;
  readonly optinMarketing: boolean | undefined;
  readonly optinReminders: boolean | undefined;
  readonly surveyCompleted: boolean | undefined;
}

export async function writeProfile(
  transaction: Transaction,
  id: number,
  { texts, ...values }: ProfileValues,
): Promise<void> {
  const columns = {
    ...values,
    firstName: texts.pi_first_name,
    lastName: texts.pi_last_name,
    street: texts.pi_street,
    street2: texts.pi_street2,
    city: texts.pi_city,
    state: texts.pi_state,
    postalCode: texts.pi_postal_code,
    country: texts.pi_country,
    homePhone: texts.pi_home_phone,
    company: texts.pi_company,
  };
  if (Object.values(columns).every((value) => value === undefined)) return;
  await transaction.update(account).set(columns).where(eq(account.id, id));
}
