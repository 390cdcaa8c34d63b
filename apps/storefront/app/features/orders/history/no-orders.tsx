import { linkTo } from "@autotune/routes";
import { buttonClass, EmptyState } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";

export function NoOrders() {
  return (
    <div className="rounded-24 border border-line bg-surface-1">
      <EmptyState
        title={<Trans>No orders yet</Trans>}
        text={<Trans>Your purchases, serial numbers and receipts appear here.</Trans>}
      >
        <Link to={linkTo("Products", {}, useLanguage())} className={buttonClass("primary")}>
          <Trans>See the products</Trans>
        </Link>
      </EmptyState>
    </div>
  );
}
