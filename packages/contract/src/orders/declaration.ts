import Type from "typebox";
import { timestamp } from "../platform/schema-parts.ts";

/** The receipt of a withdrawal or a cancellation: it has arrived. It never says whether there is such an order or plan. */
export const DeclarationReceipt = Type.Object({
  id: Type.String(),
  received_at: timestamp,
});
