import Type from "typebox";
import { Compile } from "typebox/compile";
import type { ParsedEvents, ProviderEvent } from "../port/events.ts";
import { flattenEvent } from "./flatten-event.ts";

const envelope = Compile(Type.Object({ events: Type.Array(Type.Unknown()) }));

const form = Compile(
  Type.Object({
    id: Type.String({ minLength: 1, maxLength: 200 }),
    type: Type.String({ minLength: 1, maxLength: 100 }),
    live: Type.Boolean(),
    /** Milliseconds. */
    created: Type.Integer(),
    data: Type.Record(Type.String(), Type.Unknown()),
  }),
);

/** The events of a post or a catch-up call; undefined where it is no list of events at all. */
export function parseEvents(value: unknown): ParsedEvents | undefined {
  if (!envelope.Check(value)) return undefined;
  const events: ProviderEvent[] = [];
  for (const event of value.events) {
    if (!form.Check(event)) continue;
    const { id, type, live, created, data } = event;
    const occurredAt = new Date(created);
    events.push({ id, type, live, occurredAt, data: flattenEvent(type, data) });
  }
  return { events, unreadable: value.events.length - events.length };
}
