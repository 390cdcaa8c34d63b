import Type from "typebox";
import { defineQueue } from "../../../../platform/jobs/queue.ts";

const OneCancellation = Type.Object({ cancellationId: Type.String({ format: "uuid" }) });
export type OneCancellation = Type.Static<typeof OneCancellation>;

const keyOf = ({ cancellationId }: OneCancellation) => cancellationId;

/** The receipt. */
export const cancellationEmailQueue = defineQueue({
  name: "send-cancellation-email",
  data: OneCancellation,
  keyOf,
});

export const confirmedCancellationQueue = defineQueue({
  name: "cancel-confirmed-plan",
  data: OneCancellation,
  keyOf,
});

/** What support decided. */
export const cancellationSettledQueue = defineQueue({
  name: "send-cancellation-settled-email",
  data: OneCancellation,
  keyOf,
});
