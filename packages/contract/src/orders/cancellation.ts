import { languages } from "@autotune/routes";
import Type from "typebox";
import { CalendarDay } from "../platform/calendar-day.ts";
import { nullable, timestamp } from "../platform/schema-parts.ts";

/** POST /laravel/rest/cancellations: a consumer cancels a plan, with or without an account. */
export const CancellationBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  email: Type.String({ maxLength: 500 }),
  /** The plan: an order number, or its name. */
  reference: Type.String({ minLength: 1, maxLength: 200 }),
  /** Of a cancellation for cause; empty for an ordinary one. */
  reason: Type.String({ maxLength: 2000 }),
  /** Null for the first possible day. */
  ends_on: Type.Union([CalendarDay, Type.Null()]),
  /** Of the page; the receipt is written in it. */
  language: Type.Enum([...languages]),
});
export type CancellationBody = Type.Static<typeof CancellationBody>;

export const CancellationTokenBody = Type.Object({ token: Type.String({ maxLength: 500 }) });

/** When the plan ends; null where support settles the day. */
export const ConfirmedCancellationResponse = Type.Object({
  ends_at: nullable(timestamp),
});

/** GET /laravel/rest/cancellations/pending: confirmed ones of the signed-in person's plans, which wait for their day. */
export const PendingCancellationsResponse = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.String({ format: "uuid" }),
      subscription_id: Type.Integer(),
      /** The day that was asked for: the plan ends with the paid time that it falls into. */
      ends_on: Type.String({ format: "date" }),
    }),
  ),
});
export type PendingCancellationsResponse = Type.Static<typeof PendingCancellationsResponse>;

export const CancellationParams = Type.Object({ id: Type.String({ format: "uuid" }) });
