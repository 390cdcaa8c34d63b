import { withdrawalRefusals } from "@autotune/commerce";
import Type from "typebox";
import { Reason } from "../platform/staff-reason.ts";
import { withdrawalOutcomes } from "./staff-customer.ts";

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const StaffOrderParams = Type.Object({
  reference: Type.String({ minLength: 1, maxLength: 100 }),
});
export const StaffChargeParams = Type.Object({ id: Id });
export const StaffLicenceParams = Type.Object({ id: Id });
export const StaffWithdrawalParams = Type.Object({ id: Type.String({ format: "uuid" }) });

/** POST /staff/v1/licences/{id}/regenerate */
export const RegenerateBody = Type.Object({
  /** The one that stops: requested twice, the second request finds it gone. */
  serial: Type.String({ minLength: 1, maxLength: 100 }),
  reason: Reason,
});

/** POST /staff/v1/orders/{reference}/refund */
export const RefundBody = Type.Object({
  lines: Type.Array(Id, { minItems: 1, maxItems: 100 }),
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
