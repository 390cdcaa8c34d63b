import { Panel, PanelPart, Timeline } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";

/** What a purchase does, and when. Without an amount while it is not known. */
export function WhatHappensNext({ amount }: { amount: string | undefined }) {
  return (
    <Panel title={<Trans>What happens next</Trans>}>
      <PanelPart>
        <Timeline
          entries={[
            {
              key: "today",
              when: <Trans>Today</Trans>,
              what:
                amount === undefined ? (
                  <Trans>Your card is charged once. Nothing renews.</Trans>
                ) : (
                  <Trans>
                    Your card is charged {amount} plus any tax shown in the payment form, once.
                    Nothing renews.
                  </Trans>
                ),
            },
            {
              key: "minute",
              when: <Trans>In a minute</Trans>,
              what: <Trans>Serial numbers by e-mail and in your account.</Trans>,
            },
            {
              key: "days",
              when: <Trans>14 days</Trans>,
              what: <Trans>You can withdraw from the contract and get your money back.</Trans>,
            },
          ]}
        />
      </PanelPart>
    </Panel>
  );
}
