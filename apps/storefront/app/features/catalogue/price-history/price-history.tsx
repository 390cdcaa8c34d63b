import { formatMoney, type Currency } from "@autotune/commerce";
import type { PriceHistoryResponse } from "@autotune/contract";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { AsTable } from "./as-table.tsx";
import { drawSteps } from "./draw-steps.ts";
import { FactCard } from "./fact-card.tsx";

interface PriceHistoryProps {
  history: PriceHistoryResponse;
  currency: Currency;
  /** The end of the line, in milliseconds since 1970. */
  until: number;
}

const [width, height] = [480, 120];

/** A product's prices of the last twelve months: a chart that starts at zero, and its numbers. */
export function PriceHistory({ history, currency, until }: PriceHistoryProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (amount: number) => formatMoney({ amount, currency }, language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const month = new Intl.DateTimeFormat(language, { month: "short", year: "numeric" });
  const { changes, price } = history;
  const amounts = changes.map(({ amount }) => amount);
  const [lowest, highest] = [Math.min(...amounts, price), Math.max(...amounts, price)];
  const steps = changes.map(({ at, amount }) => ({ from: Date.parse(at), amount }));
  const [first] = steps;
  if (first === undefined) return null;
  // A little air above the highest price.
  const line = drawSteps(steps, { width, height, from: first.from, until, most: highest * 1.12 });
  const [shownLowest, shownHighest, now] = [money(lowest), money(highest), money(price)];
  return (
    <FactCard title={<Trans>Price history</Trans>}>
      <svg
        role="img"
        aria-label={t`Price over the last 12 months, between ${shownLowest} and ${shownHighest}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-6 block h-30 w-full overflow-visible"
      >
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <path
            key={share}
            d={`M0 ${height * share}H${width}`}
            className="fill-none stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`${line}V${height}H0Z`} className="fill-family/10 stroke-none" />
        <path
          d={line}
          className="fill-none stroke-family stroke-2"
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
        />
      </svg>
      <p className="mt-2 flex justify-between font-mono text-12 text-faint">
        <span>{month.format(first.from)}</span>
        <span>
          <Trans>Today</Trans>
        </span>
      </p>
      <dl className="mt-4 grid grid-cols-3 gap-3 text-14 tabular-nums">
        {[
          { key: "lowest", label: <Trans>Lowest</Trans>, value: shownLowest },
          { key: "highest", label: <Trans>Highest</Trans>, value: shownHighest },
          { key: "now", label: <Trans context="price history">Now</Trans>, value: now },
        ].map(({ key, label, value }) => (
          <div key={key}>
            <dt className="text-faint">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <AsTable
        caption={t`Price history`}
        columns={[t`From`, t`Price`, t`Type`]}
        rows={changes.toReversed().map(({ at, amount, reduced }) => ({
          key: at,
          cells: [
            day.format(Date.parse(at)),
            money(amount),
            reduced ? t`Sale price` : t`Regular price`,
          ],
        }))}
      />
    </FactCard>
  );
}
