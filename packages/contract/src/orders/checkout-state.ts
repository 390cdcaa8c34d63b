import Type from "typebox";
import { OrderResponse } from "./order.ts";

/** GET /laravel/rest/checkout/{id}: the state of a purchase; the order as soon as there is one. */
export const CheckoutParams = Type.Object({ id: Type.String({ format: "uuid" }) });
export const CheckoutStateResponse = Type.Object({
  order: Type.Union([OrderResponse, Type.Null()]),
});
export type CheckoutStateResponse = Type.Static<typeof CheckoutStateResponse>;
