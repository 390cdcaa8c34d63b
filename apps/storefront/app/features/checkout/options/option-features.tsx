import { useId } from "react";
import type { FeatureGroup } from "../api/fetch-product-cards.ts";

/** What an option includes, below headings. */
export function OptionFeatures({ groups }: { groups: readonly FeatureGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <div className="mt-6 grid gap-5 border-t border-line pt-5">
      {groups.map((group) => (
        <Group key={group.heading} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { heading, features } }: { group: FeatureGroup }) {
  const id = useId();
  return (
    <div>
      {heading === "" ? null : (
        <h4 id={id} className="font-mono text-12 text-family">
          {heading}
        </h4>
      )}
      <ul aria-labelledby={heading === "" ? undefined : id} className="mt-2 grid gap-1.5 text-14">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="mt-1 size-3.5 shrink-0 fill-none stroke-family stroke-[1.8] [stroke-linecap:round] [stroke-linejoin:round]"
            >
              <path d="m3 8.5 3.2 3.2L13 4.8" />
            </svg>
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}
