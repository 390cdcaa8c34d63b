import { Plural, Trans } from "@lingui/react/macro";
import {
  useSubscriptionStatus,
  type SubscriptionStatus,
} from "../../features/subscriptions/summary/subscription-status.ts";
import { usePlanContents } from "./use-navigation-view.ts";

/** What the Unlimited plan includes, as a list. */
export function PlanContents({ className }: { className: string }) {
  const {
    editions = 0,
    hasAutoKey = false,
    mixingTools = 0,
    effects = 0,
  } = usePlanContents() ?? {};
  const status = useSubscriptionStatus();
  const points = [
    editions === 0 ? null : hasAutoKey ? (
      <Plural
        key="editions"
        value={editions}
        one="# AutoTune edition plus AutoKey"
        other="# AutoTune editions plus AutoKey"
      />
    ) : (
      <Plural
        key="editions"
        value={editions}
        one="# AutoTune edition"
        other="# AutoTune editions"
      />
    ),
    mixingTools === 0 ? null : (
      <Plural
        key="mixing"
        value={mixingTools}
        one="# AI vocal mixing tool"
        other="# AI vocal mixing tools"
      />
    ),
    effects === 0 ? null : (
      <Plural key="effects" value={effects} one="# creative effect" other="# creative effects" />
    ),
    <Trans key="releases">Immediate access to new releases</Trans>,
    <Trans key="templates">Recording templates</Trans>,
    <TrialPoint key="trial" status={status} />,
  ];
  return (
    <ul className={className}>
      {points
        .filter((point) => point !== null)
        .map((point) => (
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

/** With a session it waits for the subscription status; both texts take one line. */
function TrialPoint({ status }: { status: SubscriptionStatus }) {
  if (status === "newcomer") return <Trans>Try free and cancel any time</Trans>;
  if (status !== "unknown") return <Trans>Cancel any time</Trans>;
  return (
    <>
      <span className="in-data-signed-in:hidden">
        <Trans>Try free and cancel any time</Trans>
      </span>
      <span className="hidden in-data-signed-in:inline">
        <Trans>Cancel any time</Trans>
      </span>
    </>
  );
}
