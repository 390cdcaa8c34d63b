import {
  currencies,
  freebieInputs,
  intervalUnits,
  mostDiscountedPeriods,
  productTypes,
  type PriceChange,
  type Product,
} from "@autotune/commerce";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { nullable, timestamp } from "../platform/schema-parts.ts";

/** What is sold, as the shop's tables hold it. */
export interface CatalogueProduct extends Product {
  /** Where a discount is set: everything that was ever published of its prices. Only pages need it. */
  readonly priceChanges?: readonly PriceChange[];
}

const Path = Type.String({ minLength: 1 });
const Amounts = Type.Object(
  Object.fromEntries(
    currencies.map((currency) => [currency, Type.Integer({ minimum: 0 })] as const),
  ),
);
const Discount = Type.Union([
  Type.Object({
    kind: Type.Literal("percent"),
    percent: Type.Number({ exclusiveMinimum: 0, maximum: 100 }),
  }),
  Type.Object({ kind: Type.Literal("value"), values: Amounts }),
]);
const Time = nullable(timestamp);

const SetDiscount = Type.Object({
  discount: Discount,
  startsAt: Time,
  endsAt: Time,
  reason: Type.String(),
  periodCount: Type.Optional(Type.Integer({ minimum: 1, maximum: mostDiscountedPeriods })),
});

const PriceChanges = Type.Array(
  Type.Object({
    currency: Type.Enum([...currencies]),
    amount: Type.Integer({ minimum: 0 }),
    discount: nullable(SetDiscount),
    publishedAt: timestamp,
  }),
);
const priceChangesValidator = Compile(PriceChanges);

/** A product's history as the tables hold it. */
export function isPriceChanges(value: unknown): value is PriceChange[] {
  return priceChangesValidator.Check(value);
}

const validator = Compile(
  Type.Object({
    path: Path,
    pid: Path,
    type: Type.Enum([...productTypes]),
    interval: nullable(
      Type.Object({ count: Type.Integer({ minimum: 1 }), unit: Type.Enum([...intervalUnits]) }),
    ),
    trialDays: nullable(Type.Integer({ minimum: 1 })),
    basePrices: Amounts,
    discount: nullable(SetDiscount),
    priceChanges: Type.Optional(PriceChanges),
    quantityDiscounts: Type.Array(
      Type.Object({ from: Type.Integer({ minimum: 2 }), discount: Discount }),
    ),
    freebies: Type.Array(
      Type.Object({
        path: Path,
        group: Type.String(),
        choice: Type.Boolean(),
        inputType: Type.Enum([...freebieInputs]),
        isDefaultValue: Type.Boolean(),
        subscriptionLineItemAddon: Type.Boolean(),
      }),
    ),
    includes: Type.Array(Path),
    upgrade: nullable(Type.Object({ from: Path, to: Path })),
    moves: Type.Object({
      upgradeableTo: Type.Array(Path),
      switchableTo: Type.Array(Path),
      downgradeableTo: Type.Array(Path),
    }),
    variantParent: nullable(Path),
    promoOnly: Type.Boolean(),
    wpOnly: Type.Boolean(),
    useWibu: Type.Boolean(),
  }),
);

/** A product that lacks one of its prices is not a product. */
export function isCatalogueProduct(value: unknown): value is CatalogueProduct {
  return validator.Check(value);
}
