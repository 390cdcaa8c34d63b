import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const EventToHandle = Type.Object({ eventId: Type.String() });
export type EventToHandle = Type.Static<typeof EventToHandle>;

export const eventQueue = defineQueue({
  name: "handle-provider-event",
  data: EventToHandle,
  keyOf: ({ eventId }) => eventId,
});
