import { languages } from "@autotune/routes";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { ErrorBody } from "../platform/error-body.ts";
import { newsletterFrequencies } from "./newsletter-frequencies.ts";

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

/** 400 of a profile: which of its fields are not right, if it could be read at all. */
export const ProfileRejectedResponse = Type.Object({
  ...ErrorBody.properties,
  fields: Type.Optional(Type.Array(Type.String())),
});

/** POST /laravel/password/email-web, in `data`. */
const ResetRequest = Type.Object({
  email: Type.String({ maxLength: 500 }),
  /** Of the page; for somebody who has not chosen one. */
  language: Type.Optional(Type.Enum([...languages])),
});
export const resetRequestValidator = Compile(ResetRequest);

/** POST /laravel/password/reset-link: whether the token of the mail's link can still be used. */
export const ResetLinkBody = Type.Object({ token: Type.String({ maxLength: 100 }) });

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
