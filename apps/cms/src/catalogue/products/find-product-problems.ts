import { costsNothing } from "../prices/costs-nothing.ts";
import { idOf } from "../../platform/documents/id-of.ts";
import type { FieldProblem } from "../../platform/fields/field-problem.ts";
import type { Product } from "../../payload-types.ts";

export type NamedProduct = Pick<
  Product,
  "id" | "path" | "type" | "promoOnly" | "trialDays" | "prices"
>;

type Lists = Pick<Product, "type" | "includes" | "moves" | "freebies">;

/** What an editor has to mend in the lists of other products that a product has. */
export function findProductProblems(
  { type, includes, moves, freebies }: Lists,
  find: (id: number) => NamedProduct | undefined,
): FieldProblem[] {
  const among = (references: readonly unknown[] | null | undefined) =>
    (references ?? []).flatMap((reference) => find(idOf(reference) ?? 0) ?? []);
  const problems: FieldProblem[] = [];
  if (among(includes).some((included) => included.type !== "perpetual"))
    problems.push({ path: "includes", message: "Choose products that customers can own." });
  const isPlan = type === "subscription" || type === "trial";
  for (const [name, plans] of Object.entries(isPlan ? (moves ?? {}) : {})) {
    if (among(plans).some((plan) => plan.type !== "subscription"))
      problems.push({ path: `moves.${name}`, message: "Choose only plans." });
  }
  for (const [row, { product }] of (freebies ?? []).entries()) {
    const [gift] = among([product]);
    if (gift !== undefined && !canBeGiven(gift))
      problems.push({
        path: `freebies.${row}.product`,
        message:
          "Choose a free product or a plan with free days that’s marked “Gifts and promotions only”.",
      });
  }
  return problems;
}

/** A gift costs nothing for good; a plan that is given costs nothing at first and renews. */
function canBeGiven({ type, promoOnly, trialDays, prices }: NamedProduct): boolean {
  if (promoOnly !== true) return false;
  if (type === "subscription") return (trialDays ?? 0) > 0;
  return type === "perpetual" && costsNothing(prices);
}
