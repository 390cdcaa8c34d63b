import { linkTo } from "@autotune/routes";
import { linkClass } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Order } from "../../checkout/api/read-order.ts";

/** The texts that were agreed to with the order, in the versions of that day. */
export function OrderAgreements({ order }: { order: Order }) {
  const { t } = useLingui();
  const names = {
    "terms-of-service": t`Terms of Service`,
    "privacy-policy": t`Privacy Policy`,
  };
  if (order.agreed.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-muted">
      <span>
        <Trans>Agreed to:</Trans>
      </span>
      {order.agreed.map(({ document, version, language }) => (
        <span key={document}>
          {/* The words that were agreed to, in the language in which they were. */}
          <Link
            to={linkTo("PolicyVersion", { slug: document, version: String(version) }, language)}
            reloadDocument
            className={linkClass}
          >
            {names[document]}
          </Link>{" "}
          <Trans>(version {version})</Trans>
        </span>
      ))}
    </p>
  );
}
