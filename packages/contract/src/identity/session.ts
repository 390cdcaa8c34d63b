import Type from "typebox";
import { timestamp } from "../platform/schema-parts.ts";

const UnknownOr = (schema: Type.TString) => Type.Union([schema, Type.Null()]);

/** GET /laravel/rest/sessions: where the account is signed in, the newest first. */
export const SessionsResponse = Type.Object({
  sessions: Type.Array(
    Type.Object({
      /** By this name it is ended; it opens nothing. */
      id: Type.String(),
      /** From the User-Agent; null where that reveals nothing. */
      browser: UnknownOr(Type.String()),
      system: UnknownOr(Type.String()),
      /** Two letters of the country where it began; null where that is not known. */
      country: UnknownOr(Type.String()),
      startedAt: timestamp,
      /** To the hour. */
      lastSeenAt: timestamp,
      /** The one of this request. */
      isCurrent: Type.Boolean(),
    }),
  ),
});
export type SessionsResponse = Type.Static<typeof SessionsResponse>;

/** DELETE /laravel/rest/sessions/:id */
export const SessionParams = Type.Object({ id: Type.String({ format: "uuid" }) });

/**
 * What ends a session elsewhere or removes a passkey takes the password, unless the sign-in was within the last ten
 * minutes. A request without a body has none.
 */
export const OwnerProofBody = Type.Union([
  Type.Null(),
  Type.Object({ password: Type.Optional(Type.String({ maxLength: 500 })) }),
]);
export type OwnerProofBody = Type.Static<typeof OwnerProofBody>;
