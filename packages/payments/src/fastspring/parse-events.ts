import Type from "typebox";
import { Compile } from "typebox/compile";
import type { ProviderEvent } from "../provider.ts";

const envelope = Compile(
  Type.Object({
    events: Type.Array(
      Type.Object({
        id: Type.String({ minLength: 1, maxLength: 200 }),
        type: Type.String({ minLength: 1, maxLength: 100 }),
        live: Type.Boolean(),
        /** Milliseconds. */
        created: Type.Integer(),
        data: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
  }),
);

/** What a post or a catch-up call carries; undefined where it is not of the provider's form. */
export function parseEvents(value: unknown): ProviderEvent[] | undefined {
  if (!envelope.Check(value)) return undefined;
  return value.events.map(({ id, type, live, created, data }) => ({
    id,
    type,
    live,
    occurredAt: new Date(created),
    data,
  }));
}
