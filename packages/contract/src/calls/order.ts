import Type from "typebox";

/** `pending`: ordered, but the money is still on its way (a bank transfer). */
export const orderStates = ["pending", "completed", "failed"] as const;
export type OrderState = (typeof orderStates)[number];

const LicenceAnswer = Type.Object({
  serial: Type.String(),
  authenticationString: Type.String(),
});

/** All amounts in the minor unit of the order's currency. */
export const OrderAnswer = Type.Object({
  reference: Type.String(),
  state: Type.Enum([...orderStates]),
  placedAt: Type.String({ format: "date-time" }),
  currency: Type.String(),
  subtotal: Type.Integer(),
  discount: Type.Integer(),
  tax: Type.Integer(),
  /** The tax is a part of the subtotal, not added to it. */
  taxIncluded: Type.Boolean(),
  total: Type.Integer(),
  cardEnding: Type.Union([Type.String(), Type.Null()]),
  invoiceUrl: Type.Union([Type.String(), Type.Null()]),
  /** After the purchase the browser stays where it is. */
  suppressRedirect: Type.Boolean(),
  lines: Type.Array(
    Type.Object({
      path: Type.String(),
      pid: Type.String(),
      name: Type.String(),
      quantity: Type.Integer(),
      total: Type.Integer(),
      licences: Type.Array(LicenceAnswer),
    }),
  ),
});
export type OrderAnswer = Type.Static<typeof OrderAnswer>;

/** GET /laravel/rest/orders */
export const OrdersQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});
export const OrdersAnswer = Type.Object({
  total: Type.Integer(),
  current_page: Type.Integer(),
  last_page: Type.Integer(),
  per_page: Type.Integer(),
  data: Type.Array(OrderAnswer),
});
export type OrdersAnswer = Type.Static<typeof OrdersAnswer>;
