import { changeOf } from "../tables/sales-tables.ts";

interface FigureCardProps {
  readonly name: string;
  /** Null where it is not known: it was not counted, or is a share of nothing. */
  readonly now: number | null;
  readonly before: number | null;
  readonly format: (value: number) => string;
  /** Where more is worse, such as refunds. */
  readonly isCost?: boolean;
}

const percent = new Intl.NumberFormat("en-US", {
  style: "percent",
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

/** One figure with the same of the period before. */
export function FigureCard({ name, now, before, format, isCost = false }: FigureCardProps) {
  const change = now === null || before === null ? null : changeOf(now, before);
  const isGood = change === null || change === 0 ? undefined : change > 0 !== isCost;
  return (
    <div className="report-figure">
      <dt>{name}</dt>
      <dd>
        <strong>{now === null ? "–" : format(now)}</strong>
        <span className="report-change" data-good={isGood}>
          {change === null ? "–" : percent.format(change)}
        </span>
        <small>{`before: ${before === null ? "not counted" : format(before)}`}</small>
      </dd>
    </div>
  );
}
