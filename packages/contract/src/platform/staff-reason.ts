import Type from "typebox";

/** The reason for it. It is stored for good, so it names nobody. */
export const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: "\\S.*\\S" });

/** POST /staff/v1/orders/{reference}/resend, …/customers/{id}/resend-setup, …/customers/{id}/clear-mailbox, …/licences/{id}/resend, …/charges/{id}/refund */
export const StaffReasonBody = Type.Object({ reason: Reason });
