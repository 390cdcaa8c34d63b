import Type from "typebox";
import { newsletterFrequencies } from "../identity/newsletter-frequencies.ts";

/** PATCH /laravel/rest/guest/capture-optin */
export const CaptureOptinBody = Type.Object({
  email: Type.String({ maxLength: 500 }),
  optin_choice: Type.Boolean(),
  /** Of the link in one of our e-mails to that address. */
  token: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type CaptureOptinBody = Type.Static<typeof CaptureOptinBody>;

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
