import { Plural, Trans } from "@lingui/react/macro";
import type { Found } from "./found.ts";

interface AlternativeTextProps {
  found: Found;
  nameOf: (path: string) => string;
}

/** What speaks for it, in a few words. */
export function AlternativeText({ found: { reason, upgrade }, nameOf }: AlternativeTextProps) {
  switch (reason.kind) {
    case "planWithTool": {
      const tool = nameOf(reason.tool);
      return <Trans>By the month, with {tool}</Trans>;
    }
    case "paidOnce":
      return <Trans>Pay once instead</Trans>;
    case "bundle": {
      const { tools } = reason;
      return (
        <Plural value={tools} one="# plug-in, one purchase" other="# plug-ins, one purchase" />
      );
    }
    case "costsLess":
      return <Trans>If you want to spend less</Trans>;
    case "upgrade": {
      const source = upgrade?.listed.licences[0]?.name ?? "";
      return <Trans>Upgrade from {source}</Trans>;
    }
    case "somethingElse":
      return <Trans>Something different</Trans>;
    case "goesFurther":
    case "firstChoice":
    case "madeForHost":
    case "leastInFirstYear":
    case "mostCapable":
    case "mostVersatile":
    case "largestPlan":
      return <Trans>If you want more</Trans>;
  }
}
