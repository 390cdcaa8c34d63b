import { formatMoney } from "@autotune/commerce";
import { Badge, Button, linkClass, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Subscription, SubscriptionCharge } from "../api/read-subscription.ts";
import { fetchReceipt } from "../api/subscriptions.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";
import { PlanRejectionNotice } from "./plan-rejection-notice.tsx";
import { useProviderPage } from "./use-provider-page.ts";

const shownAtFirst = 6;

/** What was paid for the plan, the newest first, each with its receipt. */
export function ChargesPanel({ subscription }: { subscription: Subscription }) {
  const [all, setAll] = useState(false);
  const { charges } = subscription;
  const shown = all ? charges : charges.slice(0, shownAtFirst);
  const count = charges.length;
  return (
    <Panel title={<Trans>Charges</Trans>}>
      {count === 0 ? (
        <PanelPart>
          <p className="text-16 text-muted">
            <Trans>No charges yet.</Trans>
          </p>
        </PanelPart>
      ) : (
        <ol>
          {shown.map((charge) => (
            <li key={charge.id ?? "first"}>
              <Charge subscription={subscription} charge={charge} />
            </li>
          ))}
        </ol>
      )}
      {count === shown.length ? null : (
        <PanelPart>
          <Button variant="quiet" size="small" onClick={() => setAll(true)}>
            <Trans>Show all {count} charges</Trans>
          </Button>
        </PanelPart>
      )}
    </Panel>
  );
}

interface ChargeProps {
  subscription: Subscription;
  charge: SubscriptionCharge;
}

function Charge({ subscription: { id, currency }, charge }: ChargeProps) {
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
        <div className="justify-self-end text-14 max-sm:col-start-2">
          <Receipt subscriptionId={id} charge={charge} />
        </div>
      </div>
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

interface ReceiptProps {
  subscriptionId: number;
  charge: SubscriptionCharge;
}

function Receipt({ subscriptionId, charge }: ReceiptProps) {
  const { id, invoiceUrl, state } = charge;
  if (invoiceUrl !== null)
    return (
      <a
        href={invoiceUrl}
        target="_blank"
        rel="noreferrer"
        className={`${linkClass} inline-flex min-h-10 items-center`}
      >
        <Trans>Invoice</Trans>
      </a>
    );
  if (id === null || state === "failed") return null;
  return <ProviderReceipt subscriptionId={subscriptionId} chargeId={id} />;
}

/** Later charges are the provider's orders: the URL of their receipt is fetched on demand. */
function ProviderReceipt({
  subscriptionId,
  chargeId,
}: {
  subscriptionId: number;
  chargeId: number;
}) {
  const { busy, rejection, open } = useProviderPage(() => fetchReceipt(subscriptionId, chargeId));
  return (
    <>
      <button
        type="button"
        aria-disabled={busy}
        onClick={busy ? undefined : open}
        className={`${linkClass} inline-flex min-h-10 items-center`}
      >
        <Trans>Invoice</Trans>
      </button>
      {rejection === null ? null : <PlanRejectionNotice rejection={rejection} />}
    </>
  );
}
