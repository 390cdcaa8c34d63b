import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const DigestToMail = Type.Object({
  subscriberId: Type.Integer(),
  coversUntil: Type.String({ format: "date-time" }),
});
/** A row of `newsletter_digest`, by its key. */
export type DigestToMail = Type.Static<typeof DigestToMail>;

export const digestEmailQueue = defineQueue({
  name: "send-digest-email",
  data: DigestToMail,
  keyOf: ({ subscriberId, coversUntil }) => `${subscriberId} ${coversUntil}`,
  isBulk: true,
});
