import { intervalUnits } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { ErrorBody } from "../platform/error-body.ts";
import { newsletterFrequencies } from "../marketing/newsletter.ts";
import { ProductChange } from "../subscriptions/plan-change.ts";
import { subscriptionStates } from "../subscriptions/subscription.ts";

/** The form of several older endpoints: the values are JSON in one text. */
export const DataBody = Type.Object({ data: Type.String({ maxLength: 10_000 }) });

/** POST /laravel/rest/auth_endpoint_a, in `data`. */
const Credentials = Type.Object({ email: Type.String(), password: Type.String() });
export type Credentials = Type.Static<typeof Credentials>;
export const credentialsValidator = Compile(Credentials);

/** POST /laravel/rest/user */
export const CreateAccountBody = Type.Object({
  email: Type.String({ maxLength: 500 }),
  password: Type.String({ maxLength: 500 }),
  confirm_password: Type.String({ maxLength: 500 }),
  first_name: Type.String({ maxLength: 500 }),
  last_name: Type.String({ maxLength: 500 }),
  optin: Type.Boolean(),
  /** Of the page: in which we write from then on. */
  language: Type.Optional(Type.Enum([...languages])),
});
export type CreateAccountBody = Type.Static<typeof CreateAccountBody>;

/** PATCH /laravel/rest/guest/update: completes an account, with the token of a mail or of a sign-in. */
export const GuestUpdateBody = Type.Object({
  guest_token: Type.String({ maxLength: 100 }),
  first_name: Type.String({ maxLength: 500 }),
  last_name: Type.String({ maxLength: 500 }),
  email: Type.String({ maxLength: 500 }),
  password: Type.String({ maxLength: 500 }),
  language: Type.Optional(Type.Enum([...languages])),
});
export type GuestUpdateBody = Type.Static<typeof GuestUpdateBody>;

/** 428 of a sign-in: the password is right and the names are missing. With the token they are completed. */
export const SetupRequiredResponse = Type.Object({
  ...ErrorBody.properties,
  token: Type.String(),
  email: Type.String(),
});

/** POST /laravel/rest/partial-user */
export const PartialUserBody = Type.Object({ email: Type.String({ maxLength: 500 }) });

/** PATCH /laravel/rest/guest/capture-optin */
export const CaptureOptinBody = Type.Object({
  email: Type.String({ maxLength: 500 }),
  optin_choice: Type.Boolean(),
  /** Of the link in one of our e-mails to that address. */
  token: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type CaptureOptinBody = Type.Static<typeof CaptureOptinBody>;

/** POST /laravel/rest/products/summary, in `data`. */
const SummaryRequest = Type.Object({
  /** The versions of what the browser has cached. */
  products: Type.Optional(Type.String()),
  subscriptions: Type.Optional(Type.String()),
  /** Of the page: in which plans are named. */
  language: Type.Optional(Type.Enum([...languages])),
});
export type SummaryRequest = Type.Static<typeof SummaryRequest>;
export const summaryRequestValidator = Compile(SummaryRequest);

const PlanSummaries = Type.Array(
  Type.Object({
    /** Ours; `fs_id` is the provider's. */
    id: Type.Integer(),
    fs_id: Type.String(),
    fs_status: Type.Enum([...subscriptionStates]),
    path: Type.String(),
    name: Type.String(),
    currency: Type.String(),
    /** Of one period, in minor units. */
    price: Type.Integer(),
    interval: Type.Object({ count: Type.Integer(), unit: Type.Enum([...intervalUnits]) }),
    trialEndsAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
    /** The next charge; null where none comes. */
    nextChargeAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
    entitledUntil: Type.String({ format: "date-time" }),
    /** When a cancelled one ends, and when one has ended. */
    endsAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
    endedAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
    /** The name of the plan that it becomes with the next charge; null where it stays what it is. */
    nextName: Type.Union([Type.String(), Type.Null()]),
  }),
);
const ProductSummaries = Type.Array(Type.Object({ pid: Type.String(), quantity: Type.Integer() }));

/** What an account has and had. */
export const SummaryResponse = Type.Object({
  isActiveSubscriber: Type.Boolean(),
  isActiveTrialer: Type.Boolean(),
  wasTrialer: Type.Boolean(),
  wasSubscriber: Type.Boolean(),
  hasAvailableTrial: Type.Integer(),
  subscriptionSummary: PlanSummaries,
  productSummary: ProductSummaries,
  available_upgrades: Type.Integer(),
  pendingProductChanges: Type.Array(ProductChange),
  /** The versions of what may be cached: of `productSummary` and of `subscriptionSummary`. */
  cbValues: Type.Object({ products: Type.String(), subscriptions: Type.String() }),
});
export type SummaryResponse = Type.Static<typeof SummaryResponse>;

/** The same without what the browser has cached. */
export const NewsOfSummaryResponse = Type.Object({
  ...SummaryResponse.properties,
  subscriptionSummary: Type.Optional(PlanSummaries),
  productSummary: Type.Optional(ProductSummaries),
});
export type NewsOfSummaryResponse = Type.Static<typeof NewsOfSummaryResponse>;

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

/** PATCH /laravel/rest/user/{id}, in `data`: what is to change. */
const ProfileChange = Type.Partial(
  Type.Object({
    pi_first_name: Type.String(),
    pi_last_name: Type.String(),
    pi_street: Type.String(),
    pi_street2: Type.String(),
    pi_city: Type.String(),
    pi_state: Type.String(),
    pi_postal_code: Type.String(),
    pi_country: Type.String(),
    pi_home_phone: Type.String(),
    pi_company: Type.String(),
    language_preference: Type.Enum([...languages]),
    optin_marketing: Type.Boolean(),
    optin_newsletter: Type.Boolean(),
    newsletter_frequency: Type.Enum([...newsletterFrequencies]),
    optin_reminders: Type.Boolean(),
    survey_completed: Type.Boolean(),
  }),
);
export type ProfileChange = Type.Static<typeof ProfileChange>;
export const profileChangeValidator = Compile(ProfileChange);

export const UserParams = Type.Object({ id: Type.Integer() });

/** 400 of a profile: which of its fields are not right. */
export const ProfileRejectedResponse = Type.Object({
  ...ErrorBody.properties,
  fields: Type.Array(Type.String()),
});

/** POST /laravel/password/email-web, in `data`. */
const ResetRequest = Type.Object({
  email: Type.String({ maxLength: 500 }),
  /** Of the page; for somebody who has not chosen one. */
  language: Type.Optional(Type.Enum([...languages])),
});
export const resetRequestValidator = Compile(ResetRequest);

/** POST /laravel/password/reset, with the token of the mail's link. */
export const ResetPasswordBody = Type.Object({
  token: Type.String({ maxLength: 100 }),
  password: Type.String({ maxLength: 500 }),
});

/** POST /laravel/password/change */
export const ChangePasswordBody = Type.Object({
  current_password: Type.String({ maxLength: 500 }),
  password: Type.String({ maxLength: 500 }),
});

/** GET /laravel/rest/communications and /laravel/rest/unsubscribe, with the token of a link in one of our mails. */
export const CommunicationsQuery = Type.Object({ token: Type.String({ maxLength: 1000 }) });

/** All optional e-mails that a person may choose. */
const MailChoices = {
  optin_marketing: Type.Boolean(),
  optin_newsletter: Type.Boolean(),
  newsletter_frequency: Type.Enum([...newsletterFrequencies]),
  optin_reminders: Type.Boolean(),
};

export const CommunicationsResponse = Type.Object({
  email: Type.String(),
  /** Without one, news of products and reminders have no recipient. */
  has_account: Type.Boolean(),
  ...MailChoices,
});
export type CommunicationsResponse = Type.Static<typeof CommunicationsResponse>;

/** PATCH /laravel/rest/communications: omitted fields stay, so that two open pages do not undo each other. */
export const CommunicationsBody = Type.Object({
  token: Type.String({ maxLength: 1000 }),
  ...Type.Partial(Type.Object(MailChoices)).properties,
});
export type CommunicationsBody = Type.Static<typeof CommunicationsBody>;
