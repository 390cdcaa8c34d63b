import Type from "typebox";

/** The receipt of a withdrawal or a cancellation: it has arrived. It never says whether there is such an order or plan. */
export const DeclarationReceipt = Type.Object({
  id: Type.String(),
  received_at: Type.String({ format: "date-time" }),
});
