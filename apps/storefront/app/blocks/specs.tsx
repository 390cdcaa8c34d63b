import type { SpecsView } from "@autotune/contract";
import { Link } from "react-router";
import { inPlaces } from "../features/content/reading/in-places.ts";

/** Names with their values, in groups side by side. */
export function Specs({ block }: { block: SpecsView }) {
  return (
    <section className="wrap section">
      <h2 className="text-48">{block.headline}</h2>
      <div className="mt-9 grid gap-x-12 gap-y-10 md:grid-cols-2 md:*:only:col-span-2">
        {inPlaces(block.groups).map(({ place: group, item: { title, rows } }) => (
          <div key={group} className="group/specs">
            <h3 className="font-mono text-14 font-medium tracking-normal text-family">{title}</h3>
            <dl className="mt-4 gap-x-12 md:group-only/specs:columns-2">
              {inPlaces(rows).map(({ place, item: { name, value, href } }) => (
                <div
                  key={place}
                  className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-6 break-inside-avoid border-t border-line py-3.5 text-16"
                >
                  <dt className="text-muted">
                    {href === undefined ? (
                      name
                    ) : (
                      <Link
                        to={href}
                        className="text-text underline decoration-family/60 underline-offset-4 transition-colors duration-150 hover:decoration-family"
                      >
                        {name}
                      </Link>
                    )}
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
