export {
  currencies,
  defaultCurrency,
  isCurrency,
  minorUnitDigits,
  type Currency,
} from "./money/currency.ts";
export type { Money } from "./money/money.ts";
export { formatMoney } from "./money/format-money.ts";
export { parseAmount, type ParsedAmount } from "./money/parse-amount.ts";
