import Type from "typebox";
import { Country, Language, Tags } from "../sessions/session-request.ts";

const Text = Type.Optional(Type.Union([Type.String({ maxLength: 254 }), Type.Null()]));

/** What the browser's script may set on a session. */
export const BuilderRequest = Type.Object({
  products: Type.Optional(
    Type.Array(
      Type.Object({
        path: Type.String({ minLength: 1 }),
        quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
      }),
    ),
  ),
  coupon: Text,
  tags: Type.Optional(Tags),
  paymentContact: Type.Optional(
    Type.Object({
      email: Text,
      firstName: Text,
      lastName: Text,
      company: Text,
      phoneNumber: Text,
      country: Type.Optional(Country),
      postalCode: Text,
    }),
  ),
  country: Type.Optional(Country),
  language: Type.Optional(Language),
  postalCode: Text,
  taxId: Text,
});
export type BuilderRequest = Type.Static<typeof BuilderRequest>;
