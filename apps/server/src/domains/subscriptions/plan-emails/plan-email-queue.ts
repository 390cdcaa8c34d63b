import type { PlanEmailKind } from "@autotune/emails";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const kinds = [
  "trialStarted",
  "trialEnding",
  "renewed",
  "paymentFailed",
  "planChanged",
  "paused",
  "resumed",
  "cancelled",
  "ended",
] as const satisfies readonly PlanEmailKind[];

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const form = Compile(
  Type.Object({
    kind: Type.Enum([...kinds]),
    subscriptionId: Type.Integer(),
    key: Type.String({ minLength: 1 }),
    path: Type.String({ minLength: 1 }),
    amount: nullable(Type.Integer()),
    date: nullable(Type.String()),
  }),
);

/** An email describes the state when it happened, not the current one. */
export interface PlanMail {
  readonly kind: PlanEmailKind;
  readonly subscriptionId: number;
  /** The same for the same occurrence, however often it is reported. */
  readonly key: string;
  readonly path: string;
  /** In the minor unit of the subscription's currency. */
  readonly amount: number | null;
  /** ISO time. */
  readonly date: string | null;
}

export const planEmailQueue: Queue<PlanMail> = {
  name: "send-plan-email",
  isData: (data): data is PlanMail => form.Check(data),
  keyOf: ({ key }) => key,
};
