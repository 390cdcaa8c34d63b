import Type from "typebox";
import { timestamp } from "../platform/schema-parts.ts";

/** POST /laravel/rest/user/email-change: an e-mail goes to the old and to the new address. */
export const EmailChangeBody = Type.Object({
  email: Type.String({ maxLength: 500 }),
  password: Type.String({ maxLength: 500 }),
});
export type EmailChangeBody = Type.Static<typeof EmailChangeBody>;

/** GET /laravel/rest/user/email-change */
export const EmailChangeResponse = Type.Object({
  /** Null where none is open. */
  change: Type.Union([
    Type.Object({
      newEmail: Type.String(),
      isOldConfirmed: Type.Boolean(),
      isNewConfirmed: Type.Boolean(),
      requestedAt: timestamp,
      /** Until then both mailboxes have to agree. */
      expiresAt: timestamp,
    }),
    Type.Null(),
  ]),
});
export type EmailChangeResponse = Type.Static<typeof EmailChangeResponse>;

/** POST /laravel/rest/email-change/confirm, with the token of the link in either e-mail. */
export const ConfirmEmailChangeBody = Type.Object({ token: Type.String({ maxLength: 100 }) });
export const ConfirmEmailChangeResponse = Type.Object({
  /** `waiting`: the other mailbox has yet to agree. */
  state: Type.Enum(["waiting", "changed"]),
  newEmail: Type.String(),
});
export type ConfirmEmailChangeResponse = Type.Static<typeof ConfirmEmailChangeResponse>;
