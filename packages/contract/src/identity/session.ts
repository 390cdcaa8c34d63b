import Type from "typebox";

const timestamp = Type.String({ format: "date-time" });
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
