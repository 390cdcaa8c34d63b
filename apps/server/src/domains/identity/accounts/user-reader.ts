import type { NewsletterFrequency, UserResponse } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { account, isUsablePlan } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { hashEmail } from "./hash-email.ts";
import { hashForSurvey } from "./hash-for-survey.ts";
import { customerTier } from "./customer-tier.ts";

export type UserReader = ReturnType<typeof createUserReader>;

/**
 * The signed-in user in one prepared statement: with the session this is all that "who am I" costs. Its counts
 * use the account's own indexes, however large the tables are.
 */
export function createUserReader(database: Database) {
  const isInTrial = sql`(plan.state = 'trial' or plan.trial_ends_at > now())`;
  const countPlans = (which: typeof isInTrial) => sql<number>`(
    select count(*)::integer from shop.subscription plan
     where plan.account_id = account.id and ${isUsablePlan} and ${which})`;
  const statement = database
    .select({
      row: account,
      newsletter: sql<NewsletterFrequency | null>`(
        select frequency from shop.newsletter_subscriber subscriber
         where subscriber.email = account.email and subscriber.confirmed_at is not null)`,
      licences: sql<number>`(
        select count(*)::integer from shop.licence
         where licence.account_id = account.id and revoked_at is null and upgraded_at is null)`,
      orders: sql<number>`(
        select count(*)::integer from shop.order bought where bought.account_id = account.id)`,
      trials: countPlans(isInTrial),
      paidPlans: countPlans(sql`${isInTrial} is not true`),
    })
    .from(account)
    .where(eq(account.id, sql.placeholder("id")))
    .prepare("read_user");

  return async (id: number): Promise<UserResponse> => {
    const [found] = await statement.execute({ id });
    if (found === undefined) throw new Error(`There is no account ${id}`);
    const { row, newsletter, licences, orders, trials, paidPlans } = found;
    return {
      id,
      email: row.email,
      pi_id: id,
      pi_first_name: row.firstName,
      pi_last_name: row.lastName,
      pi_street: row.street,
      pi_street2: row.street2,
      pi_city: row.city,
      pi_state: row.state,
      pi_postal_code: row.postalCode,
      pi_country: row.country,
      pi_home_phone: row.homePhone,
      pi_company: row.company,
      language_preference: row.language,
      optin_marketing: row.optinMarketing,
      optin_newsletter: newsletter !== null,
      newsletter_frequency: newsletter ?? "each",
      optin_reminders: row.optinReminders,
      is_opted_in: row.optinMarketing || newsletter !== null,
      survey_completed: row.surveyCompleted,
      survey_hash: hashForSurvey(row),
      perpetualProducts: licences,
      subscriptionProducts: trials + paidPlans,
      orders,
      is_active_subscriber: paidPlans > 0,
      is_active_trialer: trials > 0,
      level: customerTier({ licences, trials, paidPlans }),
      has_account: row.passwordHash !== null,
      hashed_email: hashEmail(row.email),
    };
  };
}
