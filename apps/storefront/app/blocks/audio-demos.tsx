import type { AudioDemosView, AudioDemoView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Link, useLocation } from "react-router";
import { demoPlayer, stopListening } from "../features/catalogue/listening/listening.ts";
import { PlayerHost } from "../features/catalogue/listening/player-host.tsx";
import { PriceAndBuy } from "../features/checkout/offers/price-and-buy.tsx";
import { ProductImage } from "../features/catalogue/product-image.tsx";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { SectionHead } from "./section-head.tsx";

/** Before/after recordings. With several, one is selected at a time. */
export function AudioDemos({ block: { headline, text, demos } }: { block: AudioDemosView }) {
  const [chosen, setChosen] = useState(0);
  // The next page may have fewer recordings.
  const demo = demos[chosen] ?? demos[0];
  if (demo === undefined) return null;
  const choose = (index: number) => {
    stopListening(demoPlayer(demo.product.pid));
    setChosen(index);
  };
  return (
    <section className="wrap section">
      <SectionHead headline={headline} text={text} />
      {demos.length === 1 ? (
        <div className="mt-9">
          <Stage demo={demo} />
        </div>
      ) : (
        <div className="mt-9 grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)]">
          <Choice label={headline} demos={demos} chosen={chosen} onChoose={choose} />
          <Stage demo={demo} />
        </div>
      )}
    </section>
  );
}

interface ChoiceProps {
  label: string;
  demos: readonly AudioDemoView[];
  chosen: number;
  onChoose: (index: number) => void;
}

function Choice({ label, demos, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="sr-only">{label}</legend>
      <div className="flex grow flex-wrap gap-2 md:flex-col md:flex-nowrap md:gap-3">
        {inPlaces(demos).map(({ place, item: { product, title } }) => (
          <label
            key={place}
            data-family={product.family}
            className="flex min-h-10 cursor-pointer items-center gap-3 rounded-full border border-line bg-surface-1 px-3.5 transition-colors duration-150 hover:border-line-strong has-checked:border-family has-checked:bg-family/14 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 md:max-h-40 md:grow md:rounded-16 md:p-4"
          >
            <input
              type="radio"
              name={name}
              checked={place === chosen}
              onChange={() => onChoose(place)}
              className="sr-only"
            />
            <span className="size-2 rounded-full bg-family md:hidden" />
            <span className="w-28 shrink-0 overflow-hidden rounded-10 max-md:hidden">
              <ProductImage pid={product.pid} sizes="7rem" />
            </span>
            <span className="min-w-0 text-14 md:text-16 md:font-medium">
              {title}
              <span className="block truncate font-mono text-12 font-normal text-family max-md:hidden">
                {product.name}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One product's recordings, in its hue, under its image. */
function Stage({ demo: { product, title, text } }: { demo: AudioDemoView }) {
  const { pathname } = useLocation();
  return (
    <article
      data-family={product.family}
      className="min-w-0 overflow-hidden rounded-24 border border-line bg-surface-1 bg-linear-to-br from-family/20 to-transparent to-60% shadow-[0_40px_140px_-50px_var(--family-glow)]"
    >
      <div className="grid gap-x-8 gap-y-6 overflow-hidden px-5 pt-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] sm:px-8 sm:pt-8">
        <div className="sm:pb-8">
          <h3 className="text-28">{title}</h3>
          <p className="mt-3 max-w-[48ch] text-muted">{text}</p>
          {product.href === undefined || product.href === pathname ? null : (
            <Link
              to={product.href}
              className="mt-4 inline-flex min-h-10 items-center font-medium text-family underline decoration-family/40 underline-offset-4 transition-colors duration-150 hover:text-text"
            >
              <Trans>See {product.name}</Trans>
            </Link>
          )}
          {product.href === undefined ? (
            <div className="mt-5 max-w-64">
              <PriceAndBuy product={product} size="small" />
            </div>
          ) : null}
        </div>
        <div className="-mb-10 self-end">
          <ProductImage pid={product.pid} sizes="(min-width: 48rem) 22rem, 90vw" />
        </div>
      </div>
      <div className="relative border-t border-line bg-background/70">
        <PlayerHost pid={product.pid} title={title} />
      </div>
    </article>
  );
}
