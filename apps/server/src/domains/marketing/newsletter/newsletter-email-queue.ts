import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const SubscriberToMail = Type.Object({ subscriberId: Type.Integer() });
export type SubscriberToMail = Type.Static<typeof SubscriberToMail>;

export const newsletterEmailQueue = defineQueue({
  name: "send-newsletter-email",
  data: SubscriberToMail,
  keyOf: ({ subscriberId }) => String(subscriberId),
});
