import { buttonClass } from "@autotune/ui";
import type { HeroView } from "@autotune/contract";
import { Link } from "react-router";
import { InstrumentHost } from "../features/catalogue/instrument/instrument-host.tsx";
import { TryLink } from "../features/catalogue/tryout/try-link.tsx";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { TextWithPrices } from "../features/catalogue/prices/text-with-prices.tsx";

export function Hero({ block }: { block: HeroView }) {
  return (
    <section className="relative isolate pt-8 sm:pt-12">
      <div className="pointer-events-none absolute inset-x-0 -top-24 -bottom-24 -z-1 bg-[radial-gradient(60%_46%_at_72%_10%,color-mix(in_oklch,var(--family-glow)_50%,transparent),transparent_72%),radial-gradient(40%_40%_at_8%_36%,oklch(0.45_0.13_30/0.18),transparent_70%)]" />
      <div className="wrap">
        <div className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <h1 className="text-80">{block.headline}</h1>
          <div className="md:pb-2">
            <p className="max-w-[42ch] text-18 text-muted">
              <TextWithPrices text={block.text} />
            </p>
            <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
              {inPlaces(block.actions).map(({ place, item: { label, href } }) => (
                <Link
                  key={place}
                  to={href}
                  className={buttonClass(place === 0 ? "primary" : "secondary")}
                >
                  {label}
                </Link>
              ))}
            </div>
            {block.finePrint === undefined ? null : (
              <p className="mt-4 text-14 text-faint">
                <TextWithPrices text={block.finePrint} />
              </p>
            )}
          </div>
        </div>
        <InstrumentHost />
        <p className="mt-7 flex justify-center">
          <TryLink />
        </p>
      </div>
    </section>
  );
}
