import { Badge, Panel } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import type { Subscription } from "../api/read-subscription.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";

/** What the plan includes today. */
export function IncludedTools({ includes }: Pick<Subscription, "includes">) {
  if (includes.length === 0) return null;
  return (
    <Panel
      title={<Trans>In your plan</Trans>}
      aside={<Plural value={includes.length} one="# tool" other="# tools" />}
    >
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 border-t border-line px-5 py-5 sm:grid-cols-3 sm:px-6 lg:grid-cols-4">
        {includes.map(({ pid, name, isOwned }) => (
          <li key={pid} className="min-w-0">
            <div className="overflow-clip rounded-10">
              <ProductImage
                pid={pid}
                sizes="(min-width: 75rem) 14rem, (min-width: 48rem) 28vw, 42vw"
              />
            </div>
            <p className="mt-2 text-14 font-medium wrap-anywhere">{name}</p>
            {isOwned ? (
              <p className="mt-1">
                <Badge tone="neutral">
                  <Trans>also yours to keep</Trans>
                </Badge>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
