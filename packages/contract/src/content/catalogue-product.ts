import {
  currencies,
  intervalUnits,
  productTypes,
  type Currency,
  type Interval,
  type ProductType,
} from "@autotune/commerce";
import Type from "typebox";
import { Compile } from "typebox/compile";

/** What is sold, as the shop's tables hold it. */
export interface CatalogueProduct {
  path: string;
  pid: string;
  type: ProductType;
  interval: Interval | null;
  prices: Record<Currency, number>;
}

const validator = Compile(
  Type.Object({
    path: Type.String({ minLength: 1 }),
    pid: Type.String({ minLength: 1 }),
    type: Type.Enum([...productTypes]),
    interval: Type.Union([
      Type.Null(),
      Type.Object({
        count: Type.Integer({ minimum: 1 }),
        unit: Type.Enum([...intervalUnits]),
      }),
    ]),
    prices: Type.Object(
      Object.fromEntries(
        currencies.map((currency) => [currency, Type.Integer({ minimum: 0 })] as const),
      ),
    ),
  }),
);

/** A product that lacks one of its prices is not a product. */
export function isCatalogueProduct(value: unknown): value is CatalogueProduct {
  return validator.Check(value);
}
