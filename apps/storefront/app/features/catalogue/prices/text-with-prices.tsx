import { splitQuotedPrices, type QuotedPrice } from "@autotune/contract/quoted-price";
import { Trans } from "@lingui/react/macro";
import { Fragment } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { Price } from "./price.tsx";

/** An editor's text. Where it quotes a price, the catalogue's is shown, in the reader's currency. */
export function TextWithPrices({ text }: { text: string }) {
  // Nothing is ever moved within a text, so the place can be the key.
  const parts = splitQuotedPrices(text).map((part, place) => ({ part, place }));
  return parts.map(({ part, place }) => (
    <Fragment key={place}>{typeof part === "string" ? part : <Quoted price={part} />}</Fragment>
  ));
}

function Quoted({ price: { of, prices, unit } }: { price: QuotedPrice }) {
  const language = useLanguage();
  const price = <Price of={of} prices={prices} language={language} />;
  if (unit === null) return price;
  return (
    <span className="whitespace-nowrap">
      {price}
      {unit === "m" ? <Trans>/mo</Trans> : <Trans>/yr</Trans>}
    </span>
  );
}
