import Type from "typebox";

/** POST /laravel/rest/account-merges: asks that mailbox whether its account may become a part of this one. */
export const AccountMergeBody = Type.Object({ email: Type.String({ maxLength: 500 }) });

/** POST /laravel/rest/account-merges/look and /confirm, with what stands in the link of the mail. */
export const MergeTokenBody = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** POST /laravel/rest/account-merges/look */
export const MergeLookAnswer = Type.Object({
  /** Of the account that stays: whoever confirms must be signed in to it. */
  kept_email: Type.String(),
  merged_email: Type.String(),
});
export type MergeLookAnswer = Type.Static<typeof MergeLookAnswer>;

/** POST /laravel/rest/account-merges/confirm */
export const MergeAnswer = Type.Object({ state: Type.Literal("merged") });
export type MergeAnswer = Type.Static<typeof MergeAnswer>;
