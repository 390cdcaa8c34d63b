import { withdrawalDays } from "@autotune/commerce";
import { Timeline, type TimelineEntry } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import type { Order } from "../../checkout/api/read-order.ts";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";

/** What the person can do now, and what happens automatically. */
export function NextSteps({ order }: { order: Order }) {
  switch (order.state) {
    case "failed":
      return <Trans>Try another payment method, or check with your bank.</Trans>;
    case "refunded":
      return (
        <Trans>
          Banks usually take 5 to 10 business days to show the refund. You don’t need to do
          anything.
        </Trans>
      );
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
    what: <Trans>We receive your payment. There’s nothing left for you to do.</Trans>,
  },
  {
    key: "licences",
    when: <Trans>Right after</Trans>,
    what: <Trans>Everything you bought, by email and in your account.</Trans>,
  },
];

function completedEntries({ lines, isGuest, total }: Order): TimelineEntry[] {
  const hasLicence = lines.some(({ licences }) => licences.length > 0);
  const hasInstaller = lines.some(({ licences }) =>
    licences.some(({ installer }) => installer !== null),
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
                Download and install what you bought. When the plug-in asks, enter the serial number
                and authentication code.
              </Trans>
            ) : (
              <Trans>When the plug-in asks, enter the serial number and authentication code.</Trans>
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
                Open AutoTune Central on your computer and enter your plan’s activation key. You’ll
                find both in your account.
              </Trans>
            ),
          },
        ]
      : []),
    {
      key: "minute",
      when: <Trans>In a minute</Trans>,
      what: hasLicence ? (
        <Trans>We’ll email you the same serial numbers and your receipt.</Trans>
      ) : (
        <Trans>We’ll email you your receipt.</Trans>
      ),
    },
    ...(isGuest
      ? [
          {
            key: "setup",
            when: <Trans>Any time</Trans>,
            what: (
              <Trans>
                Set up your account with the link in that email to keep your licenses there.
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
            what: <Trans>Your trial ends. Cancel before then and you won’t be charged.</Trans>,
          },
        ]),
    {
      key: "days",
      when: <Plural value={withdrawalDays} one="# day" other="# days" />,
      what:
        total === 0 ? (
          <Trans>Changed your mind? Withdraw from your order at no cost.</Trans>
        ) : (
          <Trans>Changed your mind? Withdraw from your order and get your money back.</Trans>
        ),
    },
  ];
}
