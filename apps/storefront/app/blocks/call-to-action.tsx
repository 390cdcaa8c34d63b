import type { CallToActionView } from "@autotune/contract";
import { buttonClass } from "@autotune/ui";
import { Link } from "react-router";
import { inPlaces } from "../features/content/reading/in-places.ts";

export function CallToAction({ block: { headline, text, actions } }: { block: CallToActionView }) {
  return (
    <section className="wrap section">
      <div className="rounded-24 border border-line bg-surface-1 bg-linear-to-br from-family/16 to-transparent to-75% px-5 py-10 text-center sm:px-12 sm:py-16">
        <h2 className="mx-auto max-w-[16em] text-48">{headline}</h2>
        {text === "" ? null : (
          <p className="mx-auto mt-5 max-w-[52ch] text-18 text-muted">{text}</p>
        )}
        <div className="mt-8 flex flex-wrap justify-center gap-3 max-sm:*:w-full">
          {inPlaces(actions).map(({ place, item: { label, href } }) => (
            <Link
              key={place}
              to={href}
              className={buttonClass(place === 0 ? "primary" : "secondary")}
            >
              {label}
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
