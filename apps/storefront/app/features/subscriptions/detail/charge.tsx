import { formatMoney, type Currency } from "@autotune/commerce";
import { Badge, BusyMark, linkClass, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Subscription, SubscriptionCharge } from "../api/read-subscription.ts";
import { fetchReceipt } from "../api/subscriptions.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";
import { PlanRejectionNotice } from "./plan-rejection-notice.tsx";
import { useProviderPage } from "./use-provider-page.ts";

const receiptClass = `${linkClass} inline-flex min-h-10 items-center gap-2`;

interface ChargeProps {
  subscription: Subscription;
  charge: SubscriptionCharge;
}

/** One charge of a plan, with its receipt. */
export function Charge({ subscription: { id, currency }, charge }: ChargeProps) {
  const row = { charge, currency };
  if (charge.invoiceUrl !== null)
    return (
      <ChargeRow
        {...row}
        receipt={
          <a href={charge.invoiceUrl} target="_blank" rel="noreferrer" className={receiptClass}>
            <Trans>Invoice</Trans>
          </a>
        }
      />
    );
  if (charge.id === null || charge.state === "failed") return <ChargeRow {...row} />;
  return <LaterCharge {...row} subscriptionId={id} chargeId={charge.id} />;
}

interface LaterChargeProps {
  subscriptionId: number;
  chargeId: number;
  charge: SubscriptionCharge;
  currency: Currency;
}

/** Later charges are the provider's orders: the URL of their receipt is fetched on demand. */
function LaterCharge({ subscriptionId, chargeId, charge, currency }: LaterChargeProps) {
  const { busy, rejection, open } = useProviderPage(() => fetchReceipt(subscriptionId, chargeId));
  return (
    <ChargeRow
      charge={charge}
      currency={currency}
      receipt={
        <button
          type="button"
          aria-disabled={busy}
          onClick={busy ? undefined : open}
          className={receiptClass}
        >
          {busy ? <BusyMark /> : null}
          <Trans>Invoice</Trans>
        </button>
      }
    >
      {rejection === null ? null : (
        <div className="mt-4">
          <PlanRejectionNotice rejection={rejection} />
        </div>
      )}
    </ChargeRow>
  );
}

interface ChargeRowProps {
  charge: SubscriptionCharge;
  currency: Currency;
  receipt?: ReactNode;
  children?: ReactNode;
}

function ChargeRow({ charge, currency, receipt, children }: ChargeRowProps) {
  const language = useLanguage();
  const { state, total: amount, chargedAt, reference } = charge;
  return (
    <PanelPart>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)_auto_6rem]">
        <p className="text-16">
          <ShownDate date={chargedAt} short />
        </p>
        <p className="font-mono text-14 text-muted wrap-anywhere max-sm:col-start-1">{reference}</p>
        <p className="flex items-center gap-3 justify-self-end text-16 font-medium tabular-nums max-sm:col-start-2 max-sm:row-start-1">
          <ChargeState state={state} />
          <span className={state === "completed" ? "" : "text-muted line-through"}>
            {formatMoney({ amount, currency }, language)}
          </span>
        </p>
        <div className="justify-self-end text-14 max-sm:col-start-2">{receipt}</div>
      </div>
      {children}
    </PanelPart>
  );
}

function ChargeState({ state }: Pick<SubscriptionCharge, "state">) {
  switch (state) {
    case "completed":
      return null;
    case "failed":
      return (
        <Badge tone="danger">
          <Trans>failed</Trans>
        </Badge>
      );
    case "refunded":
      return (
        <Badge tone="neutral">
          <Trans>Refunded</Trans>
        </Badge>
      );
  }
}
