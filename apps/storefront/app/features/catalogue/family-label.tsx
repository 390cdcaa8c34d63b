import type { Family } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";

export function FamilyLabel({ family }: { family: Family }) {
  switch (family) {
    case "auto-tune":
      return <Trans>AutoTune editions</Trans>;
    case "ai-powered-vocal-chain":
      return <Trans>AI vocal chain</Trans>;
    case "creative-vocal-effects":
      return <Trans>Creative effects</Trans>;
    case "subscriptions":
      return <Trans>AutoTune Unlimited</Trans>;
  }
}
