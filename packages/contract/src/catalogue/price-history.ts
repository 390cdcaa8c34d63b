import { currencies } from "@autotune/commerce";
import Type from "typebox";
import { timestamp } from "../platform/schema-parts.ts";

const Amount = Type.Integer({ minimum: 0 });

/** GET /wp-json/antares/v1/price-history */
export const PriceHistoryQuery = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 200 }),
  currency: Type.Enum([...currencies]),
});

/** What a product cost in the last twelve months, and what it costs beside the plan that includes it. */
export const PriceHistoryResponse = Type.Object({
  /** Now, discounts deducted, in the minor unit. */
  price: Amount,
  /** Oldest first; the first one may have begun earlier than its time here, which is where the twelve months begin. */
  changes: Type.Array(
    Type.Object({
      at: timestamp,
      amount: Amount,
      /** A discount was announced with it. */
      reduced: Type.Boolean(),
    }),
  ),
  /** What Unlimited costs each month and each year; null where the product is no part of it. */
  unlimited: Type.Union([Type.Object({ monthly: Amount, annual: Amount }), Type.Null()]),
});
export type PriceHistoryResponse = Type.Static<typeof PriceHistoryResponse>;
