import { formatMoney, type Currency, type RefusedLine } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";

interface RefusalTextProps {
  line: RefusedLine;
  currency: Currency;
  language: Language;
}

/** Why the server did not take a line, in words that say what to do. */
export function RefusalText({ line, currency, language }: RefusalTextProps) {
  switch (line.reason) {
    case "priceChanged": {
      if (line.unitPrice === null) return <Trans>The price has changed.</Trans>;
      const price = formatMoney({ amount: line.unitPrice, currency }, language);
      return <Trans>The price has changed to {price}.</Trans>;
    }
    case "invalidQuantity":
      return <Trans>This quantity cannot be ordered. Choose from 1 to 99.</Trans>;
    case "notForSale":
      return <Trans>This cannot be bought here at the moment. Remove it to go on.</Trans>;
    case "repeatedProduct":
      return <Trans>This is in your cart twice. Remove it and add it again.</Trans>;
    case "unknownProduct":
      return <Trans>This is no longer sold.</Trans>;
  }
}
