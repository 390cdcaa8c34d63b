import type { PageHeadView } from "@autotune/contract";
import { TextWithPrices } from "../features/catalogue/prices/text-with-prices.tsx";

export function PageHead({ block }: { block: PageHeadView }) {
  return (
    <section className="relative isolate">
      <div className="pointer-events-none absolute inset-x-0 -top-24 -bottom-24 -z-1 bg-[radial-gradient(50%_60%_at_25%_30%,color-mix(in_oklch,var(--family-glow)_40%,transparent),transparent_72%)]" />
      <div className="wrap pt-12 sm:pt-20">
        <h1 className="max-w-[14em] text-64">{block.headline}</h1>
        {block.text === "" ? null : (
          <p className="mt-6 max-w-[58ch] text-18 text-muted">
            <TextWithPrices text={block.text} />
          </p>
        )}
      </div>
    </section>
  );
}
