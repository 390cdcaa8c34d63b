import { decideTrial, planInCart, type Cart, type Currency } from "@autotune/commerce";
import { Fragment, type ReactNode } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useSummary } from "../../subscriptions/summary/summary.ts";
import type { CheckoutState } from "../payment/advance-checkout.ts";
import { LineRejectionAction, LineRejectionText } from "./line-rejection.tsx";

/** Notes on lines before they are paid for: the server's rejections, and a trial that is used up. */
export function useLineNotes(
  cart: Cart,
  currency: Currency,
  state: CheckoutState,
): ReadonlyMap<string, ReactNode> {
  const language = useLanguage();
  const summary = useSummary();
  const problem = state.step === "ready" ? state.problem : undefined;
  const lines = problem?.kind === "rejected" ? [...problem.lines] : [];
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
        <LineRejectionText line={line} currency={currency} language={language} />
        <LineRejectionAction line={line} />
      </Fragment>,
    ]),
  );
}
