import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../jobs/queue.ts";

const moment = Type.String({ format: "date-time" });

const News = Type.Union([
  Type.Object({
    kind: Type.Literal("newDevice"),
    userAgent: Type.String(),
    /** Two letters, or empty. */
    country: Type.String(),
    at: moment,
  }),
  Type.Object({ kind: Type.Literal("passkeyAdded"), name: Type.String(), at: moment }),
  Type.Object({ kind: Type.Literal("passwordChanged"), at: moment }),
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
  Type.Object({ kind: Type.Literal("erasureScheduled"), dueAt: moment }),
  Type.Object({ kind: Type.Literal("erasureCancelled") }),
  Type.Object({ kind: Type.Literal("erasureStopped") }),
  Type.Object({ kind: Type.Literal("exportReady"), expiresAt: moment }),
]);
export type News = Type.Static<typeof News>;

const Notice = Type.Object({
  /** The same for the same mail. */
  name: Type.String(),
  accountId: Type.Integer(),
  /** Where it is not the address that the account has now. */
  to: Type.Optional(Type.String()),
  news: News,
});
const form = Compile(Notice);

/**
 * Something that the owner of an account has to hear of. All of it stands here: by the time it is sent, the
 * session may be over or the key removed, and whoever did it would be glad if nobody heard.
 */
export type Notice = Type.Static<typeof Notice>;

export const noticeQueue: Queue<Notice> = {
  name: "send-account-notice",
  isData: (data): data is Notice => form.Check(data),
  keyOf: ({ name }) => name,
};
