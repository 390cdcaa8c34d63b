import Type from "typebox";
import { nullable, timestamp } from "../platform/schema-parts.ts";

/** Confirmed: it is known to be theirs. Done: the plan does not renew any more. Taken back: before its day came. */
export const cancellationStates = ["received", "confirmed", "done", "takenBack"] as const;
export const cancellationOutcomes = ["accepted", "refused"] as const;

/** GET /staff/v1/cancellations: declared without signing in. */
const StaffCancellation = Type.Object({
  id: Type.String({ format: "uuid" }),
  name: Type.String(),
  email: Type.String(),
  reference: Type.String(),
  reason: Type.String(),
  endsOn: nullable(Type.String({ format: "date" })),
  state: Type.Enum([...cancellationStates]),
  receivedAt: timestamp,
  /** The shop can't decide it: nobody has confirmed it, or it gives a reason. */
  isOpen: Type.Boolean(),
  outcome: nullable(Type.Enum([...cancellationOutcomes])),
  outcomeNote: Type.String(),
  /** Null where no plan matches mailbox and reference. */
  customerId: nullable(Type.Integer()),
});
export type StaffCancellation = Type.Static<typeof StaffCancellation>;
export const StaffCancellations = Type.Object({ data: Type.Array(StaffCancellation) });
export type StaffCancellations = Type.Static<typeof StaffCancellations>;
