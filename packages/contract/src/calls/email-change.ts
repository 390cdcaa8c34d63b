import Type from "typebox";

/** POST /laravel/rest/user/email-change: a mail goes to the old and to the new address. */
export const EmailChangeBody = Type.Object({
  email: Type.String({ maxLength: 500 }),
  password: Type.String({ maxLength: 500 }),
});
export type EmailChangeBody = Type.Static<typeof EmailChangeBody>;

/** GET /laravel/rest/user/email-change */
export const EmailChangeAnswer = Type.Object({
  /** Null where none is open. */
  change: Type.Union([
    Type.Object({
      newEmail: Type.String(),
      isOldConfirmed: Type.Boolean(),
      isNewConfirmed: Type.Boolean(),
      requestedAt: Type.String({ format: "date-time" }),
      /** Until then both mailboxes have to agree. */
      expiresAt: Type.String({ format: "date-time" }),
    }),
    Type.Null(),
  ]),
});
export type EmailChangeAnswer = Type.Static<typeof EmailChangeAnswer>;

/** POST /laravel/rest/email-change/confirm, with what stands in the link of either mail. */
export const ConfirmEmailChangeBody = Type.Object({ token: Type.String({ maxLength: 100 }) });
export const ConfirmEmailChangeAnswer = Type.Object({
  /** `waiting`: the other mailbox has yet to agree. */
  state: Type.Enum(["waiting", "changed"]),
  newEmail: Type.String(),
});
export type ConfirmEmailChangeAnswer = Type.Static<typeof ConfirmEmailChangeAnswer>;
