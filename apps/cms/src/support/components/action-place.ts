import type { StaffRole } from "@autotune/contract";

/** Whose page an action is taken on, and by whom. */
export interface ActionPlace {
  readonly customer: number;
  readonly email: string;
  /** The order whose page it is; undefined on the customer's own. */
  readonly order?: string;
  readonly role: StaffRole;
}
