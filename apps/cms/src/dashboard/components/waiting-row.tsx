interface WaitingRowProps {
  readonly count: number;
  readonly label: string;
  readonly hint: string;
  readonly href: string;
  readonly tone: "bad" | "warn" | "calm";
}

/** Something that somebody has to do, with how often; the whole row leads there. */
export function WaitingRow({ count, label, hint, href, tone }: WaitingRowProps) {
  return (
    <li>
      <a className={`dashboard-waiting dashboard-waiting--${tone}`} href={href}>
        <span className="dashboard-waiting__count">{count}</span>
        <span className="dashboard-waiting__text">
          <strong>{label}</strong>
          <span>{hint}</span>
        </span>
        <span className="dashboard-waiting__arrow" aria-hidden="true">
          →
        </span>
      </a>
    </li>
  );
}
