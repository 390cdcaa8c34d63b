import { Notice, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { RetryButton } from "../../../platform/focus/retry-button.tsx";
import { useCountry } from "../../catalogue/country/country.ts";
import { reloadOwned } from "../../licensing/owned-products/owned.ts";
import { findCheapestWays } from "./find-cheapest-ways.ts";
import { OffersOf } from "./offers-of.tsx";
import { useUpgradeOffers } from "./use-upgrade-offers.ts";

/** All upgrades of the person's licences, by the owned product; the one with the worthiest offer comes first. */
export function UpgradeOffers({ empty }: { empty: ReactNode }) {
  const { status, offers } = useUpgradeOffers();
  const currency = useCountry((state) => state.currency);
  if (status === "loading") return <Waiting />;
  if (status === "failed") return <Unreachable />;
  if (offers.length === 0) return empty;
  const cheapest = findCheapestWays(
    offers.map(({ offer }) => offer),
    currency,
  );
  const [worthiest] = offers;
  return [...Map.groupBy(offers, ({ offer }) => offer.from)].map(([from, listed]) => (
    <OffersOf key={from} offers={listed} cheapest={cheapest} worthiest={worthiest} />
  ));
}

function Waiting() {
  return (
    <>
      <p className="sr-only" role="status">
        <Trans>Loading…</Trans>
      </p>
      <Skeleton className="h-72 w-full rounded-24" />
      <Skeleton className="h-72 w-full rounded-24" />
    </>
  );
}

function Unreachable() {
  return (
    <Notice
      tone="warning"
      title={<Trans>We can’t load your products right now.</Trans>}
      action={<RetryButton variant="secondary" size="small" onRetry={() => void reloadOwned()} />}
    >
      <Trans>Nothing is lost. Your licenses and offers are safe.</Trans>
    </Notice>
  );
}
