import { buttonClass } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

interface OrderPagesProps {
  current: number;
  last: number;
}

/** The way to older and newer orders, where there is more than one page. */
export function OrderPages({ current, last }: OrderPagesProps) {
  const { t } = useLingui();
  if (last <= 1) return null;
  return (
    <nav aria-label={t`Pages of orders`} className="flex items-center justify-between gap-4">
      {current > 1 ? (
        <Link to={`?page=${current - 1}`} className={buttonClass("secondary", "small")}>
          <Trans>Newer</Trans>
        </Link>
      ) : (
        <span />
      )}
      <span className="text-14 text-muted tabular-nums">
        <Trans>
          Page {current} of {last}
        </Trans>
      </span>
      {current < last ? (
        <Link to={`?page=${current + 1}`} className={buttonClass("secondary", "small")}>
          <Trans>Older</Trans>
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
