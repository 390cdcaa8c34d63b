interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly former: string;
}

/** A figure of today, with yesterday's beside it. */
export function Figure({ label, value, former }: FigureProps) {
  return (
    <div className="dashboard-figure">
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong>
        <span>yesterday {former}</span>
      </dd>
    </div>
  );
}
