import Type from "typebox";

/** POST /laravel/rest/account-merges: asks that mailbox whether its account may be merged into this one. */
export const AccountMergeBody = Type.Object({ email: Type.String({ maxLength: 500 }) });

/** POST /laravel/rest/account-merges/look and /confirm, with the token of the link in the e-mail. */
export const MergeTokenBody = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** POST /laravel/rest/account-merges/look */
export const MergeLookResponse = Type.Object({
  /** Of the account that stays: confirming requires being signed in to it. */
  kept_email: Type.String(),
  merged_email: Type.String(),
});
export type MergeLookResponse = Type.Static<typeof MergeLookResponse>;

/** POST /laravel/rest/account-merges/confirm */
export const MergeResponse = Type.Object({ state: Type.Literal("merged") });
export type MergeResponse = Type.Static<typeof MergeResponse>;
