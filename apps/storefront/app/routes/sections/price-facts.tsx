import type { Currency } from "@autotune/commerce";
import { Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { CostOverTime } from "../../features/catalogue/price-history/cost-over-time.tsx";
import { PriceAlert } from "../../features/marketing/price-alerts/price-alert.tsx";
import { RetryButton } from "../../platform/focus/retry-button.tsx";
import { PriceFactsShape } from "./price-facts-shape.tsx";
import { PriceHistory } from "../../features/catalogue/price-history/price-history.tsx";
import type { ReadHistory } from "../../features/catalogue/price-history/shown-history.ts";
import { usePriceHistory } from "../../features/catalogue/price-history/use-price-history.ts";

interface PriceFactsProps {
  path: string;
  name: string;
}

/** Facts about a product's price. */
export function PriceFacts({ path, name }: PriceFactsProps) {
  const id = useId();
  const { shown, currency, retry } = usePriceHistory(path);
  if (shown.kind === "loading") return <PriceFactsShape />;
  return (
    <section
      aria-labelledby={id}
      aria-busy={shown.kind === "there" && shown.change === "loading"}
      className="transition-opacity duration-150 aria-busy:opacity-60"
    >
      <h2 id={id} className="text-36">
        <Trans>The price over time</Trans>
      </h2>
      <p className="mt-4 max-w-[60ch] text-18 text-muted">
        <Trans>See past prices and get an email when the price drops.</Trans>
      </p>
      {shown.kind === "failed" ? (
        <Failed onRetry={retry}>
          <Trans>We couldn’t load the price history.</Trans>
        </Failed>
      ) : (
        <>
          {shown.change === "failed" ? (
            <Failed onRetry={retry}>
              <OtherCurrency wanted={currency} shown={shown.read.currency} />
            </Failed>
          ) : null}
          <Facts path={path} name={name} read={shown.read} />
        </>
      )}
    </section>
  );
}

function Failed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <div className="mt-10">
      <Notice
        tone="warning"
        action={<RetryButton size="small" variant="secondary" onRetry={onRetry} />}
      >
        {children}
      </Notice>
    </div>
  );
}

function OtherCurrency({ wanted, shown }: { wanted: Currency; shown: Currency }) {
  return (
    <Trans>
      We couldn’t load the prices in {wanted}. The ones below are in {shown}.
    </Trans>
  );
}

function Facts({ path, name, read }: PriceFactsProps & { read: ReadHistory }) {
  const { history, currency, at } = read;
  return (
    <div className="mt-10 grid items-start gap-5 @3xl:grid-cols-2">
      {history.unlimited === null ? null : (
        <CostOverTime
          name={name}
          licence={history.price}
          unlimited={history.unlimited}
          currency={currency}
        />
      )}
      <div className="grid gap-5">
        <PriceHistory history={history} currency={currency} until={at} />
        <PriceAlert path={path} name={name} price={{ amount: history.price, currency }} />
      </div>
    </div>
  );
}
