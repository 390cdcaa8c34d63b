import type { CallToActionView } from "@autotune/contract";
import { buttonClass } from "@autotune/ui";
import { Link } from "react-router";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { TextWithPrices } from "../features/catalogue/prices/text-with-prices.tsx";

interface CallToActionProps {
  block: CallToActionView;
  /** At the end of a text that is read: an offer of help, not a finale. */
  isQuiet: boolean;
}

export function CallToAction({ block: { headline, text, actions }, isQuiet }: CallToActionProps) {
  const look = isQuiet ? quiet : loud;
  return (
    <section className="wrap section">
      <div className={`rounded-24 border border-line bg-surface-1 ${look.card}`}>
        <div>
          <h2 className={look.headline}>{headline}</h2>
          {text === "" ? null : (
            <p className={look.text}>
              <TextWithPrices text={text} />
            </p>
          )}
        </div>
        <div className={`flex flex-wrap gap-3 max-sm:*:w-full ${look.actions}`}>
          {inPlaces(actions).map(({ place, item: { label, href } }) => (
            <Link
              key={place}
              to={href}
              className={buttonClass(place === 0 && !isQuiet ? "primary" : "secondary")}
            >
              {label}
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}

const loud = {
  card: "bg-linear-to-br from-family/16 to-transparent to-75% px-5 py-10 text-center sm:px-12 sm:py-16",
  headline: "mx-auto max-w-[16em] text-48",
  text: "mx-auto mt-5 max-w-[52ch] text-18 text-muted",
  actions: "mt-8 justify-center",
};

const quiet = {
  card: "flex flex-wrap items-center justify-between gap-x-12 gap-y-6 px-5 py-7 sm:px-8",
  headline: "text-28",
  text: "mt-2 max-w-[52ch] text-16 text-muted",
  actions: "max-sm:w-full",
};
