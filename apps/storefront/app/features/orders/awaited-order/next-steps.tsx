import { Timeline, type TimelineEntry } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { Order } from "../../checkout/api/read-order.ts";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";

/** What the person can do now, and what happens automatically. */
export function NextSteps({ order }: { order: Order }) {
  switch (order.state) {
    case "failed":
      return <Trans>Choose another way to pay, or ask your bank.</Trans>;
    case "refunded":
      return <Trans>Your bank shows the money within a few days. You need to do nothing.</Trans>;
    case "pending":
      return <Timeline entries={pendingEntries} />;
    case "completed":
      return <Timeline entries={completedEntries(order)} />;
  }
}

const pendingEntries: readonly TimelineEntry[] = [
  {
    key: "bank",
    when: <Trans>In a few days</Trans>,
    what: <Trans>Your bank tells ours. You need to do nothing.</Trans>,
  },
  {
    key: "licences",
    when: <Trans>Right after</Trans>,
    what: <Trans>Serial numbers by e-mail and in your account.</Trans>,
  },
];

function completedEntries({ lines, isGuest }: Order): TimelineEntry[] {
  const hasLicence = lines.some(({ licences }) => licences.length > 0);
  const hasInstaller = lines.some(
    ({ licences, downloads }) => licences.length > 0 && downloads.length > 0,
  );
  const hasPlan = lines.some(({ plan }) => plan !== null);
  const trial = lines.find(({ plan }) => plan?.state === "trial")?.plan;
  return [
    ...(hasLicence
      ? [
          {
            key: "now",
            when: <Trans>Now</Trans>,
            what: hasInstaller ? (
              <Trans>
                Download and install what you bought, then copy the serial number into the plug-in
                when it asks for it.
              </Trans>
            ) : (
              <Trans>Copy the serial number into the plug-in when it asks for it.</Trans>
            ),
          },
        ]
      : []),
    ...(hasPlan
      ? [
          {
            key: "central",
            when: <Trans>Now</Trans>,
            what: (
              <Trans>
                Sign in to AutoTune Central on your computer: it installs everything in your plan.
              </Trans>
            ),
          },
        ]
      : []),
    {
      key: "minute",
      when: <Trans>In a minute</Trans>,
      what: hasLicence ? (
        <Trans>The same serial numbers and the receipt come by e-mail.</Trans>
      ) : (
        <Trans>The receipt comes by e-mail.</Trans>
      ),
    },
    ...(isGuest
      ? [
          {
            key: "setup",
            when: <Trans>When you like</Trans>,
            what: (
              <Trans>
                Set up your account with the link in that e-mail, and your licences are kept there.
              </Trans>
            ),
          },
        ]
      : []),
    ...(trial?.trialEndsAt == null
      ? []
      : [
          {
            key: "trial",
            when: <ShownDate short date={trial.trialEndsAt} />,
            what: <Trans>Your trial ends. Cancel before, and nothing is charged.</Trans>,
          },
        ]),
    {
      key: "days",
      when: <Trans>14 days</Trans>,
      what: <Trans>You can withdraw from the contract and get your money back.</Trans>,
    },
  ];
}
