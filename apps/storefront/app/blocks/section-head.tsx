import { TextWithPrices } from "../features/catalogue/prices/text-with-prices.tsx";

interface SectionHeadProps {
  headline: string;
  text: string;
}

/** A block's title, with a sentence at its right where there is room. */
export function SectionHead({ headline, text }: SectionHeadProps) {
  return (
    <div className="grid items-end gap-x-12 gap-y-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <h2 className="max-w-[14em] text-48">{headline}</h2>
      <p className="max-w-[44ch] text-16 text-muted md:pb-1">
        <TextWithPrices text={text} />
      </p>
    </div>
  );
}
