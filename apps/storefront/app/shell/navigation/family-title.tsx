import type { Family } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";

/** The families in the order of the menus. */
export const menuFamilies = [
  "subscriptions",
  "auto-tune",
  "ai-powered-vocal-chain",
  "creative-vocal-effects",
] as const satisfies readonly Family[];

export function FamilyTitle({ family }: { family: Family }) {
  switch (family) {
    case "subscriptions":
      return <Trans>Unlimited</Trans>;
    case "auto-tune":
      return <Trans>AutoTune Editions</Trans>;
    case "ai-powered-vocal-chain":
      return <Trans>AI Powered Vocal Chain</Trans>;
    case "creative-vocal-effects":
      return <Trans>Creative Effects</Trans>;
  }
}
