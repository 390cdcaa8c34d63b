import { Trans } from "@lingui/react/macro";

/** What the Unlimited plan includes, as a list. */
export function PlanContents({ className }: { className: string }) {
  const points = [
    <Trans key="editions">3 AutoTune editions plus AutoKey</Trans>,
    <Trans key="mixing">5 AI vocal mixing tools</Trans>,
    <Trans key="effects">14 creative effects</Trans>,
    <Trans key="releases">Immediate access to new releases</Trans>,
    <Trans key="templates">Recording templates</Trans>,
    <Trans key="trial">Try free and cancel any time</Trans>,
  ];
  return (
    <ul className={className}>
      {points.map((point) => (
        <li key={point.key} className="flex gap-3">
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="mt-1 size-4 shrink-0 fill-none stroke-family stroke-[1.8] [stroke-linecap:round] [stroke-linejoin:round]"
          >
            <path d="m3 8.5 3.2 3.2L13 4.8" />
          </svg>
          {point}
        </li>
      ))}
    </ul>
  );
}
