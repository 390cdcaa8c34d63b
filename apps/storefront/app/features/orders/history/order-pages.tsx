import { Pagination } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

interface OrderPagesProps {
  current: number;
  last: number;
}

/** Links to older and newer orders, where there is more than one page. */
export function OrderPages({ current, last }: OrderPagesProps) {
  const { t } = useLingui();
  return (
    <Pagination
      label={t`Pages of orders`}
      current={current}
      last={last}
      texts={{
        previous: <Trans>Newer</Trans>,
        next: <Trans>Older</Trans>,
        position: (
          <Trans>
            Page {current} of {last}
          </Trans>
        ),
      }}
      renderLink={(page, props) => <Link to={`?page=${page}`} {...props} />}
    />
  );
}
