import { decideTrial, planInCart, type Cart, type Currency } from "@autotune/commerce";
import { Fragment, type ReactNode } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { useSummary } from "../../state/summary.ts";
import type { CheckoutState } from "./advance-checkout.ts";
import { RefusalAction, RefusalText } from "./refusal-text.tsx";

/** What must be known of the lines before they are paid for: what the server said, and a trial that is used up. */
export function useLineNotes(
  cart: Cart,
  currency: Currency,
  state: CheckoutState,
): ReadonlyMap<string, ReactNode> {
  const language = useLanguage();
  const summary = useSummary();
  const problem = state.step === "ready" ? state.problem : undefined;
  const lines = problem?.kind === "refused" ? [...problem.lines] : [];
  const plan = planInCart(cart);
  const isUsed =
    plan !== undefined &&
    summary.status === "known" &&
    decideTrial({ summary, isPromo: plan.promoOnly, item: plan }) === "used";
  if (isUsed) lines.push({ path: plan.path, reason: "trialUsed", unitPrice: null });
  return new Map(
    lines.map((line) => [
      line.path,
      <Fragment key={line.path}>
        <RefusalText line={line} currency={currency} language={language} />
        <RefusalAction line={line} />
      </Fragment>,
    ]),
  );
}
