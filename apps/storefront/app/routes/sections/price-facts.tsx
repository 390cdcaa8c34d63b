import { Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { CostOverTime } from "../../features/catalogue/price-history/cost-over-time.tsx";
import { PriceAlert } from "../../features/marketing/price-alerts/price-alert.tsx";
import { RetryButton } from "../../platform/focus/retry-button.tsx";
import { PriceFactsShape } from "./price-facts-shape.tsx";
import { PriceHistory } from "../../features/catalogue/price-history/price-history.tsx";
import { usePriceHistory } from "../../features/catalogue/price-history/use-price-history.ts";

interface PriceFactsProps {
  path: string;
  name: string;
}

/** Facts about a product's price. */
export function PriceFacts({ path, name }: PriceFactsProps) {
  const id = useId();
  const { loaded, isOutdated, retry } = usePriceHistory(path);
  if (loaded === undefined) return <PriceFactsShape />;
  const { history, currency, at } = loaded;
  return (
    <section
      aria-labelledby={id}
      aria-busy={isOutdated}
      className="transition-opacity duration-150 aria-busy:opacity-60"
    >
      <h2 id={id} className="text-36">
        <Trans>The price over time</Trans>
      </h2>
      <p className="mt-4 max-w-[60ch] text-18 text-muted">
        <Trans>See past prices and get an email when the price drops.</Trans>
      </p>
      {history === undefined ? (
        <div className="mt-10">
          <Notice
            tone="warning"
            action={<RetryButton size="small" variant="secondary" onRetry={retry} />}
          >
            <Trans>We couldn’t load the price history.</Trans>
          </Notice>
        </div>
      ) : (
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
      )}
    </section>
  );
}
