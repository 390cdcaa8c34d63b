import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";

/** The payment provider issues the invoice, and this opens it there. */
export function InvoiceLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={`${linkClass} inline-flex min-h-10 items-center`}
    >
      <Trans>Invoice</Trans>
    </a>
  );
}
