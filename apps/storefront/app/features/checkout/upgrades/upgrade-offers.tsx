import { Button, Notice, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, type ReactNode } from "react";
import { loadOwned, reloadOwned, useOwned } from "../../licensing/owned-products/owned.ts";
import { findCheapestWays } from "./find-cheapest-ways.ts";
import { findOffers } from "./find-offers.ts";
import { OffersOf } from "./offers-of.tsx";

/** All upgrades of the person's licences, by licence. */
export function UpgradeOffers({ empty }: { empty: ReactNode }) {
  const { status, owned } = useOwned();
  useEffect(() => void loadOwned(), []);
  if (status === "unknown") return <Waiting />;
  if (status === "failed") return <Unreachable />;
  const withOffers = findOffers(owned);
  if (withOffers.length === 0) return empty;
  const cheapest = findCheapestWays(withOffers);
  return withOffers.map((record) => (
    <OffersOf key={record.purchaseId} record={record} cheapest={cheapest} />
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
      action={
        <Button variant="secondary" size="small" onClick={() => void reloadOwned()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Nothing is lost. Your licenses and offers are safe.</Trans>
    </Notice>
  );
}
