import { Trans } from "@lingui/react/macro";

/**
 * Whether tax is in the price beside it. Both are written, and price.css shows the one of the country that the
 * document is marked with: by law consumers in the EU see the final price.
 */
export function TaxNote() {
  return (
    <span className="tax-note whitespace-nowrap">
      <span data-tax="included">
        <Trans>incl. VAT</Trans>
      </span>
      <span data-tax="added">
        <Trans>+ tax</Trans>
      </span>
    </span>
  );
}

/** Right of a large price, like its period; below it on narrow phones. */
export function PriceTax() {
  return (
    <span className="ml-1.5 inline-block font-sans text-14 font-normal tracking-normal text-muted">
      <TaxNote />
    </span>
  );
}
