import { Plural, Trans } from "@lingui/react/macro";
import type { Visitor } from "../../catalogue/finder/finder-query.ts";
import { AlternativeText } from "./alternative-text.tsx";
import type { Found } from "./found.ts";

interface ReasonTextProps {
  found: Found;
  visitor: Visitor;
  nameOf: (path: string) => string;
}

/** Why this one, in a sentence. */
export function ReasonText({ found, visitor: { host }, nameOf }: ReasonTextProps) {
  const { reason, upgrade } = found;
  switch (reason.kind) {
    case "firstChoice":
      return <Trans>This is the one we’d hand you first. You pay once, and it’s yours.</Trans>;
    case "madeForHost": {
      const daw = host?.name ?? "";
      return <Trans>It’s built for {daw} alone, so it comes first for you.</Trans>;
    }
    case "leastInFirstYear":
      return <Trans>Nothing else we make for this costs less over your first year.</Trans>;
    case "mostCapable":
      return <Trans>The top of what we make for this, and you only pay once.</Trans>;
    case "mostVersatile":
      return <Trans>No other plug-in of ours suits more kinds of work. You pay once.</Trans>;
    case "planWithTool": {
      const tool = nameOf(reason.tool);
      return <Trans>The smallest plan with {tool}, the one we’d hand you first.</Trans>;
    }
    case "largestPlan": {
      const { tools } = reason;
      const daw = host?.name ?? "";
      return host === undefined ? (
        <Plural
          value={tools}
          one="# plug-in in one plan. No other plan has more."
          other="# plug-ins in one plan. No other plan has more."
        />
      ) : (
        <Plural
          value={tools}
          one={`# plug-in for ${daw} in one plan. No other plan has more.`}
          other={`# plug-ins for ${daw} in one plan. No other plan has more.`}
        />
      );
    }
    case "upgrade": {
      const source = upgrade?.listed.licences[0]?.name ?? "";
      const { count } = reason;
      return count === 1 ? (
        <Trans>You already own {source}, so you pay the upgrade price.</Trans>
      ) : (
        <Trans>
          You own {count} {source} licenses. Upgrade one, or all of them at once.
        </Trans>
      );
    }
    case "somethingElse":
      return <Trans>You already have what we’d recommend for this. Here’s something new.</Trans>;
    case "bundle":
    case "costsLess":
    case "goesFurther":
    case "paidOnce":
      return <AlternativeText found={found} nameOf={nameOf} />;
  }
}
