import { Trans } from "@lingui/react/macro";
import type { Order } from "../../checkout/api/read-order.ts";
import { InvoiceLink } from "./invoice-link.tsx";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";

/** When it was bought and with which card, in a line. */
export function OrderFacts({ order }: { order: Order }) {
  const { cardEnding, invoiceUrl, placedAt } = order;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-muted">
      <ShownDate date={placedAt} />
      {cardEnding === null ? null : (
        <span>
          <Trans>Card ending in {cardEnding}</Trans>
        </span>
      )}
      {invoiceUrl === null ? null : <InvoiceLink url={invoiceUrl} />}
    </p>
  );
}
