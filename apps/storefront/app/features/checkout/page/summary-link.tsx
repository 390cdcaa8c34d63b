import { linkTo } from "@autotune/routes";
import { linkClass } from "@autotune/ui";
import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";

interface SummaryLinkProps {
  checkoutId: string;
  children: ReactNode;
}

/** From a notice to its order. Checkout has its own content security policy, so it is a new document. */
export function SummaryLink({ checkoutId, children }: SummaryLinkProps) {
  return (
    <a
      href={`${linkTo("OrderSummary", {}, useLanguage())}?checkout=${checkoutId}`}
      className={`${linkClass} inline-flex min-h-10 items-center`}
    >
      {children}
    </a>
  );
}
