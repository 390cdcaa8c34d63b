import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const timestamp = Type.String({ format: "date-time" });

const News = Type.Union([
  Type.Object({
    kind: Type.Literal("newDevice"),
    userAgent: Type.String(),
    /** Two-letter code, or empty. */
    country: Type.String(),
    at: timestamp,
  }),
  Type.Object({ kind: Type.Literal("passkeyAdded"), name: Type.String(), at: timestamp }),
  Type.Object({ kind: Type.Literal("passkeyRemoved"), name: Type.String(), at: timestamp }),
  Type.Object({
    kind: Type.Literal("sessionsEnded"),
    /** Null where all but the requesting one ended. */
    userAgent: Type.Union([Type.String(), Type.Null()]),
    at: timestamp,
  }),
  Type.Object({
    kind: Type.Literal("passwordChanged"),
    at: timestamp,
    /** Missing in the jobs of a release before. */
    isReset: Type.Optional(Type.Boolean()),
  }),
  Type.Object({
    kind: Type.Literal("emailChanged"),
    oldEmail: Type.String(),
    newEmail: Type.String(),
  }),
  Type.Object({
    kind: Type.Literal("merged"),
    keptEmail: Type.String(),
    mergedEmail: Type.String(),
  }),
  Type.Object({ kind: Type.Literal("erasureScheduled"), dueAt: timestamp }),
  Type.Object({ kind: Type.Literal("erasureCancelled") }),
  Type.Object({ kind: Type.Literal("erasureStopped") }),
  Type.Object({ kind: Type.Literal("exportReady"), expiresAt: timestamp }),
]);
export type News = Type.Static<typeof News>;

const Notice = Type.Object({
  /** The same for the same message. */
  name: Type.String(),
  accountId: Type.Integer(),
  /** Where it is not the account's current email address. */
  to: Type.Optional(Type.String()),
  news: News,
});

/**
 * A security notice to the owner of an account. The job holds all of it: by the time it is sent, the session
 * may be over or the key removed, and an intruder must not be able to prevent it.
 */
export type Notice = Type.Static<typeof Notice>;

export const noticeQueue = defineQueue({
  name: "send-account-notice",
  data: Notice,
  keyOf: ({ name }) => name,
});
