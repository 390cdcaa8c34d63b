import { linkTo } from "@autotune/routes";
import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import type { Order } from "../../checkout/api/read-order.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { canBeWithdrawn } from "./can-be-withdrawn.ts";

/** Links to the form with this order filled in, while it can be withdrawn. */
export function WithdrawLink({ order }: { order: Order }) {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  if (!canBeWithdrawn(order, now)) return null;
  const { reference } = order;
  const query = new URLSearchParams({ reference });
  return (
    <Link
      to={`${linkTo("Withdrawal", {}, language)}?${query.toString()}`}
      className={`${linkClass} inline-flex min-h-10 items-center text-14`}
    >
      <Trans>Withdraw from this order</Trans>
      <span className="sr-only"> {reference}</span>
    </Link>
  );
}
