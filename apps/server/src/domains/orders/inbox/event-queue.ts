import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(Type.Object({ eventId: Type.String() }));

export interface EventToHandle {
  readonly eventId: string;
}

export const eventQueue: Queue<EventToHandle> = {
  name: "handle-provider-event",
  isData: (data): data is EventToHandle => form.Check(data),
  keyOf: ({ eventId }) => eventId,
};
