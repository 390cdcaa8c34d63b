import { TextWithPrices } from "../../catalogue/prices/text-with-prices.tsx";

interface ReadingFigureProps {
  value: string;
  label: string;
}

/** The number that carries a section, between two lanes. */
export function ReadingFigure({ value, label }: ReadingFigureProps) {
  return (
    <p className="my-4 grid max-w-[68ch] gap-x-8 gap-y-2 border-y border-line py-6 sm:grid-cols-[fit-content(60%)_minmax(0,1fr)] sm:items-center">
      <span className="font-display text-64 font-semibold tracking-display wrap-anywhere text-family">
        <TextWithPrices text={value} />
      </span>{" "}
      <span className="max-w-[34ch]">
        <TextWithPrices text={label} />
      </span>
    </p>
  );
}
