import Type from "typebox";
import { Compile } from "typebox/compile";

/** The form of several older calls: the values stand as JSON in one text. */
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
});
export type CreateAccountBody = Type.Static<typeof CreateAccountBody>;

/** What a signed-in person is told of themselves. */
export const UserAnswer = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  pi_first_name: Type.String(),
  pi_last_name: Type.String(),
  optin_marketing: Type.Boolean(),
  has_account: Type.Boolean(),
  hashed_email: Type.String(),
});
export type UserAnswer = Type.Static<typeof UserAnswer>;

/** POST /laravel/rest/products/summary */
export const SummaryAnswer = Type.Object({
  isActiveSubscriber: Type.Boolean(),
  isActiveTrialer: Type.Boolean(),
  wasTrialer: Type.Boolean(),
  wasSubscriber: Type.Boolean(),
  hasAvailableTrial: Type.Integer(),
  subscriptionSummary: Type.Array(Type.Object({ fs_status: Type.String() })),
  productSummary: Type.Array(Type.Object({ pid: Type.String(), quantity: Type.Integer() })),
  available_upgrades: Type.Integer(),
  pendingProductChanges: Type.Array(Type.Object({})),
  cbValues: Type.Record(Type.String(), Type.String()),
});
export type SummaryAnswer = Type.Static<typeof SummaryAnswer>;
