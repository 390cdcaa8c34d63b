import { currencies, type Prices } from "@autotune/commerce";
import Type from "typebox";
import { Compile } from "typebox/compile";

/** What everybody may know of a promotion; who qualifies is decided from the tables. */
export interface PublishedPromotion {
  /** ISO times; null where it has no beginning or no end. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** By path. */
  readonly prices: Readonly<Record<string, Prices>>;
  /** Nothing has to be owned for it. */
  readonly isForEveryone: boolean;
}

const Time = Type.Union([Type.String({ format: "date-time" }), Type.Null()]);

const validator = Compile(
  Type.Object({
    startsAt: Time,
    endsAt: Time,
    prices: Type.Record(
      Type.String(),
      Type.Object(
        Object.fromEntries(
          currencies.map((currency) => [currency, Type.Integer({ minimum: 0 })] as const),
        ),
      ),
    ),
    isForEveryone: Type.Boolean(),
  }),
);

export function isPublishedPromotion(value: unknown): value is PublishedPromotion {
  return validator.Check(value);
}
