import type { SetDiscount } from "../products/product.ts";
import type { Currency } from "../money/currency.ts";

/** What was published of a product for one currency. It holds until the next change of the same currency. */
export interface PriceChange {
  readonly currency: Currency;
  /** Before any discount, in the minor unit. */
  readonly amount: number;
  /** The discount that was set with it; it may begin later and end by itself. */
  readonly discount: SetDiscount | null;
  /** An ISO time. */
  readonly publishedAt: string;
}
