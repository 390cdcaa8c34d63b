import Type from "typebox";

const moment = Type.String({ format: "date-time" });
const UnknownOr = (schema: Type.TString) => Type.Union([schema, Type.Null()]);

/** GET /laravel/rest/sessions: where the account is signed in, the newest first. */
export const SessionsAnswer = Type.Object({
  sessions: Type.Array(
    Type.Object({
      /** By this name it is ended; it opens nothing. */
      id: Type.String(),
      /** Of what the browser calls itself; null where that says nothing. */
      browser: UnknownOr(Type.String()),
      system: UnknownOr(Type.String()),
      /** Two letters of where it began; null where that is not known. */
      country: UnknownOr(Type.String()),
      startedAt: moment,
      /** To the hour. */
      lastSeenAt: moment,
      /** The one that asks. */
      isCurrent: Type.Boolean(),
    }),
  ),
});
export type SessionsAnswer = Type.Static<typeof SessionsAnswer>;

/** DELETE /laravel/rest/sessions/:id */
export const SessionParams = Type.Object({ id: Type.String({ format: "uuid" }) });
