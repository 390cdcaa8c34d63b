import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(
  Type.Object({ subscriberId: Type.Integer(), coversUntil: Type.String({ format: "date-time" }) }),
);

/** A row of `newsletter_digest`, by its key. */
export interface DigestToMail {
  readonly subscriberId: number;
  readonly coversUntil: string;
}

export const digestEmailQueue: Queue<DigestToMail> = {
  name: "send-digest-email",
  isData: (data): data is DigestToMail => form.Check(data),
  keyOf: ({ subscriberId, coversUntil }) => `${subscriberId} ${coversUntil}`,
};
