import { currencies, parseAmount } from "@autotune/commerce";
import type { AmountFields, Product } from "../../payload-types.ts";
import type { FieldProblem } from "../../platform/fields/field-problem.ts";

interface UpgradeToCheck {
  readonly source: Pick<Product, "id" | "type"> | undefined;
  readonly target: Pick<Product, "id" | "type" | "wpOnly" | "prices"> | undefined;
  readonly prices: AmountFields | undefined;
}

/** What an editor has to mend before an upgrade makes sense. */
export function findUpgradeProblems({ source, target, prices }: UpgradeToCheck): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (source?.type !== "perpetual")
    problems.push({ path: "source", message: "Choose a product that customers can own." });
  if (target?.type !== "perpetual" || target.wpOnly === true)
    problems.push({ path: "target", message: "Choose a product that’s for sale." });
  else if (target.id === source?.id)
    problems.push({ path: "target", message: "Choose a different product from the owned one." });
  return [...problems, ...findDearPrices(prices, target?.prices)];
}

/** Nobody would buy an upgrade that costs more than what it leads to. */
function findDearPrices(
  own: AmountFields | undefined,
  ofTarget: AmountFields | undefined,
): FieldProblem[] {
  return currencies.flatMap((currency) => {
    const amount = parseAmount(own?.[currency] ?? "", currency);
    const most = parseAmount(ofTarget?.[currency] ?? "", currency);
    if (!amount.ok || !most.ok || amount.amount <= most.amount) return [];
    const message = `Enter at most ${ofTarget?.[currency] ?? ""}, the product’s own price.`;
    return [{ path: `prices.${currency}`, message }];
  });
}
