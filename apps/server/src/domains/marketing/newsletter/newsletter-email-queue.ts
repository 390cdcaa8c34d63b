import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(Type.Object({ subscriberId: Type.Integer() }));

export interface SubscriberToMail {
  readonly subscriberId: number;
}

export const newsletterEmailQueue: Queue<SubscriberToMail> = {
  name: "send-newsletter-email",
  isData: (data): data is SubscriberToMail => form.Check(data),
  keyOf: ({ subscriberId }) => String(subscriberId),
};
