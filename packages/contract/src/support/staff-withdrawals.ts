import { withdrawalRefusals } from "@autotune/commerce";
import Type from "typebox";
import { nullable, timestamp } from "../platform/schema-parts.ts";
import { PageNumber, pageOf } from "./staff-pages.ts";

export const withdrawalOutcomes = ["refunded", "refused"] as const;
export const StaffWithdrawal = Type.Object({
  id: Type.String({ format: "uuid" }),
  name: Type.String(),
  email: Type.String(),
  /** As it was typed. */
  reference: Type.String(),
  part: Type.String(),
  state: Type.Enum(["received", ...withdrawalOutcomes]),
  receivedAt: timestamp,
  settledAt: nullable(timestamp),
  refusal: nullable(Type.Enum([...withdrawalRefusals])),
  refusalNote: Type.String(),
  /** Whose order it names, where e-mail address and reference belong together. */
  customerId: nullable(Type.Integer()),
});
export type StaffWithdrawal = Type.Static<typeof StaffWithdrawal>;

/** GET /staff/v1/withdrawals: those that wait, the oldest first. */
export const StaffWithdrawalsQuery = Type.Object({ page: PageNumber });
export const StaffWithdrawals = pageOf(StaffWithdrawal);
export type StaffWithdrawals = Type.Static<typeof StaffWithdrawals>;
