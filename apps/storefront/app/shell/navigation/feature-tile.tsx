import type { Family, NavigationView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { ProductImage } from "../../features/catalogue/product-image.tsx";

interface FeatureTileProps {
  family: Family;
  navigation: NavigationView;
}

/** One product of the family, large: what is new, or what comes first. */
export function FeatureTile({ family, navigation }: FeatureTileProps) {
  const items = navigation[family];
  const item = items.find(({ isNew }) => isNew) ?? items[0];
  if (item === undefined) return null;
  const { name, href, pid } = item;
  return (
    <Link
      to={href}
      className="group/tile flex flex-col overflow-hidden rounded-24 border border-line bg-linear-to-br from-family/20 to-family/4 -outline-offset-2 transition-colors duration-150 hover:border-family/60"
    >
      {family === "subscriptions" ? (
        <Mosaic navigation={navigation} />
      ) : (
        <span className="block aspect-8/5 border-b border-line bg-family/10">
          {pid === undefined ? null : <ProductImage pid={pid} sizes="22rem" />}
        </span>
      )}
      <span className="flex flex-1 flex-col justify-between gap-5 p-5">
        <span className="font-display text-22 font-[650] tracking-heading text-balance">
          <Sentence family={family} />
        </span>
        <span className="flex items-center gap-2 text-14 font-medium text-family">
          {family === "subscriptions" ? <Trans>See the plan</Trans> : <Trans>See {name}</Trans>}
          <svg
            viewBox="0 0 12 12"
            aria-hidden="true"
            className="size-3 fill-none stroke-current stroke-[1.6] transition-transform duration-150 [stroke-linecap:round] [stroke-linejoin:round] group-hover/tile:translate-x-1"
          >
            <path d="M2 6h8M6.5 2.5 10 6l-3.5 3.5" />
          </svg>
        </span>
      </span>
    </Link>
  );
}

/** Four windows, from all families: the plan includes them all. */
function Mosaic({ navigation }: { navigation: NavigationView }) {
  const families = ["auto-tune", "ai-powered-vocal-chain", "creative-vocal-effects"] as const;
  const pids = [0, 1]
    .flatMap((place) => families.map((family) => navigation[family][place]?.pid))
    .filter((pid) => pid !== undefined)
    .slice(0, 4);
  return (
    <span className="grid grid-cols-2 gap-px border-b border-line bg-line">
      {pids.map((pid) => (
        <span key={pid} className="block aspect-8/5 bg-surface-1">
          <ProductImage pid={pid} sizes="11rem" />
        </span>
      ))}
    </span>
  );
}

function Sentence({ family }: { family: Family }) {
  switch (family) {
    case "subscriptions":
      return <Trans>20+ pro vocal tools. One plan.</Trans>;
    case "auto-tune":
      return <Trans>From a nudge no one hears to the sound everyone knows.</Trans>;
    case "ai-powered-vocal-chain":
      return <Trans>Plug-ins that listen first, then mix.</Trans>;
    case "creative-vocal-effects":
      return <Trans>Choirs, vocoders and voices you haven’t heard yet.</Trans>;
  }
}
