import { Accordion } from "@autotune/ui";
import type { FaqView } from "@autotune/contract";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { TextWithPrices } from "../features/catalogue/prices/text-with-prices.tsx";

export function Faq({ block }: { block: FaqView }) {
  return (
    <section className="wrap section grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
      <h2 className="text-48 md:sticky md:top-28 md:self-start">{block.headline}</h2>
      <Accordion
        size="large"
        items={inPlaces(block.items).map(({ place, item: { question, answer } }) => ({
          key: `${place} ${question}`,
          title: question,
          content: <TextWithPrices text={answer} />,
        }))}
      />
    </section>
  );
}
