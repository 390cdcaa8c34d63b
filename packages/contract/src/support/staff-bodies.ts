import { withdrawalRefusals } from "@autotune/commerce";
import Type from "typebox";
import { Reason } from "../platform/staff-reason.ts";
import { cancellationOutcomes } from "./staff-cancellations.ts";
import { withdrawalOutcomes } from "./staff-withdrawals.ts";

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const StaffOrderParams = Type.Object({
  reference: Type.String({ minLength: 1, maxLength: 100 }),
});
export const StaffChargeParams = Type.Object({ id: Id });
export const StaffPlanParams = Type.Object({ id: Id });
export const StaffComputerParams = Type.Object({ id: Type.String({ format: "uuid" }) });
export const StaffLicenceParams = Type.Object({ id: Id });
export const StaffWithdrawalParams = Type.Object({ id: Type.String({ format: "uuid" }) });

/** POST /staff/v1/licences/{id}/regenerate */
export const RegenerateBody = Type.Object({
  /** The one that stops: requested twice, the second request finds it gone. */
  serial: Type.String({ minLength: 1, maxLength: 100 }),
  reason: Reason,
});

/** POST /staff/v1/licences/{id}/move */
export const MoveLicenceBody = Type.Object({
  /** Whose it is: requested twice, the second request finds it gone. */
  customer: Id,
  /** Of the new owner. */
  email: Type.String({ minLength: 3, maxLength: 320 }),
  reason: Reason,
});

export const planEnds = ["now", "periodEnd"] as const;
export type PlanEnd = (typeof planEnds)[number];

/** POST /staff/v1/plans/{id}/end */
export const EndPlanBody = Type.Object({ when: Type.Enum([...planEnds]), reason: Reason });

/** POST /staff/v1/orders/{reference}/refund */
export const RefundBody = Type.Object({
  lines: Type.Array(Id, { minItems: 1, maxItems: 100 }),
  /** Of the preview that was confirmed. */
  digest: Type.Optional(Type.String({ maxLength: 100 })),
  reason: Reason,
});

/** POST /staff/v1/withdrawals/{id}/settle */
export const SettleWithdrawalBody = Type.Object({
  outcome: Type.Enum([...withdrawalOutcomes]),
  /** Why it is refused: the customer reads it in their language. */
  refusal: Type.Optional(Type.Enum([...withdrawalRefusals])),
  /** To the customer, as it is written here. */
  refusalNote: Type.Optional(Type.String({ maxLength: 1000 })),
  reason: Reason,
});

/** POST /staff/v1/cancellations/{id}/settle */
export const SettleCancellationBody = Type.Object({
  /** Accepted: the plan is canceled, where one matches. */
  outcome: Type.Enum([...cancellationOutcomes]),
  /** To the customer, as it is written here. Nobody is refused without one. */
  note: Type.Optional(Type.String({ maxLength: 1000 })),
  reason: Reason,
});
