import { languages } from "@autotune/routes";
import Type from "typebox";
import { newsletterFrequencies } from "../identity/newsletter-frequencies.ts";
import { SummaryResponse } from "../subscriptions/summary.ts";

/** What an account is to the shop, the best of what is true of it. */
const customerTiers = ["subscriber", "trialer", "owner", "member"] as const;

/** GET /laravel/rest/user */
export const UserQuery = Type.Object({
  /** Requests the summary too, in the same call. */
  with: Type.Optional(Type.Literal("summary")),
});

/** A signed-in person's own data. */
export const UserResponse = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  pi_id: Type.Integer(),
  pi_first_name: Type.String(),
  pi_last_name: Type.String(),
  pi_street: Type.String(),
  pi_street2: Type.String(),
  pi_city: Type.String(),
  pi_state: Type.String(),
  pi_postal_code: Type.String(),
  /** Two letters, or empty. */
  pi_country: Type.String(),
  pi_home_phone: Type.String(),
  pi_company: Type.String(),
  /** Null until they chose one. */
  language_preference: Type.Union([Type.Enum([...languages]), Type.Null()]),
  optin_marketing: Type.Boolean(),
  /** Requested and confirmed from their own mailbox. */
  optin_newsletter: Type.Boolean(),
  newsletter_frequency: Type.Enum([...newsletterFrequencies]),
  optin_reminders: Type.Boolean(),
  /** One of the first two. */
  is_opted_in: Type.Boolean(),
  survey_completed: Type.Boolean(),
  /** The name under which a survey knows them; it reveals nothing else. */
  survey_hash: Type.String(),
  /** Licences that can be used. */
  perpetualProducts: Type.Integer(),
  /** Plans that can be used. */
  subscriptionProducts: Type.Integer(),
  orders: Type.Integer(),
  is_active_subscriber: Type.Boolean(),
  is_active_trialer: Type.Boolean(),
  level: Type.Enum([...customerTiers]),
  /** Has a password; not a guest whose account waits to be set up. */
  has_account: Type.Boolean(),
  hashed_email: Type.String(),
  /** Only where it was requested. */
  summary: Type.Optional(SummaryResponse),
});
export type UserResponse = Type.Static<typeof UserResponse>;
