import type { Family } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";

/** Over the title of a page: which family the product belongs to, in its hue. */
export function FamilyEyebrow({ family }: { family: Family }) {
  return (
    <p className="flex items-center gap-2.5 font-mono text-14 text-family">
      <span className="size-2 rounded-full bg-family" />
      <FamilyLabel family={family} />
    </p>
  );
}

function FamilyLabel({ family }: { family: Family }) {
  switch (family) {
    case "auto-tune":
      return <Trans>AutoTune editions</Trans>;
    case "ai-powered-vocal-chain":
      return <Trans>AI vocal chain</Trans>;
    case "creative-vocal-effects":
      return <Trans>Creative effects</Trans>;
    case "subscriptions":
      return <Trans>Plans</Trans>;
  }
}
