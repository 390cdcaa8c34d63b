import Type from "typebox";
import { timestamp } from "../platform/schema-parts.ts";

/** From when, and until when, visitors see it. Either end may be open. */
export const ShownPeriod = Type.Object({
  startsAt: Type.Optional(timestamp),
  endsAt: Type.Optional(timestamp),
});
export type ShownPeriod = Type.Static<typeof ShownPeriod>;

export function isShownAt({ startsAt, endsAt }: ShownPeriod, now: Date): boolean {
  if (startsAt !== undefined && now < new Date(startsAt)) return false;
  return endsAt === undefined || now < new Date(endsAt);
}
