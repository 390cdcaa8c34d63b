import { languages } from "@autotune/routes";
import Type from "typebox";
import { timestamp } from "../platform/schema-parts.ts";

export const transferStates = ["open", "done", "declined", "withdrawn", "expired"] as const;
export type TransferState = (typeof transferStates)[number];

/**
 * Why a licence cannot go to another person: it is no longer valid, another one has taken its place, it came as
 * a gift, or it can still be refunded. The last one is about the e-mail address: it is the owner's own.
 */
export const transferRejections = [
  "revoked",
  "upgraded",
  "gift",
  "tooRecent",
  "ownAddress",
] as const;
export type TransferRejection = (typeof transferRejections)[number];

/** POST /laravel/rest/licences/{serial}/transfer */
export const TransferBody = Type.Object({ email: Type.String({ maxLength: 500 }) });

/** A transfer that waits for one of the two, or for both. */
export const OpenTransferResponse = Type.Object({
  to_email: Type.String(),
  /** Who has agreed already. */
  giver_confirmed: Type.Boolean(),
  taker_confirmed: Type.Boolean(),
  created_at: timestamp,
  /** It ends by itself then. */
  expires_at: timestamp,
});
export type OpenTransferResponse = Type.Static<typeof OpenTransferResponse>;

export const RejectedTransferResponse = Type.Object({
  error: Type.Literal("transferRefused"),
  message: Type.String(),
  requestId: Type.String(),
  reason: Type.Enum([...transferRejections]),
});
export type RejectedTransferResponse = Type.Static<typeof RejectedTransferResponse>;

/** POST /laravel/rest/transfers/look: what the link of a mail is about. It changes nothing. */
export const LookAtTransferBody = Type.Object({
  token: Type.String({ maxLength: 100 }),
  /** In which the product is named. */
  lang: Type.Optional(Type.Enum([...languages])),
});
export const LookAtTransferResponse = Type.Object({
  /** Which of the two got the e-mail. */
  role: Type.Enum(["giver", "taker"]),
  product: Type.String(),
  /** The name of the giver. */
  from: Type.String(),
  to_email: Type.String(),
  /** Not `open` where the other one was faster, or nobody decided in time: then there is nothing to decide. */
  state: Type.Enum([...transferStates]),
});
export type LookAtTransferResponse = Type.Static<typeof LookAtTransferResponse>;

/** POST /laravel/rest/transfers/answer: works once. A giver who does not accept withdraws. */
export const TransferDecisionBody = Type.Object({
  token: Type.String({ maxLength: 100 }),
  accept: Type.Boolean(),
});
export const TransferDecisionResponse = Type.Object({
  /** `waiting` for the other one; `done` once both have agreed. */
  state: Type.Enum(["waiting", "done", "declined", "withdrawn"]),
});
export type TransferDecisionResponse = Type.Static<typeof TransferDecisionResponse>;
