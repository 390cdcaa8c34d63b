import { unlimitedMonthly } from "@autotune/commerce";
import type { PlanContentsView } from "@autotune/contract";
import { toolsOf, type TokenFacts } from "./resolve-text-token.ts";

const autoKey = "auto-key";

/** Counted from what the plan includes today. */
export function viewPlanContents(
  facts: Pick<TokenFacts, "offer" | "pathsOfFamily">,
): PlanContentsView {
  const paths = (family: string) =>
    (toolsOf(unlimitedMonthly, family, facts) ?? []).map(({ path }) => path);
  const autoTune = paths("auto-tune");
  return {
    editions: autoTune.filter((path) => path !== autoKey).length,
    hasAutoKey: autoTune.includes(autoKey),
    mixingTools: paths("ai-powered-vocal-chain").length,
    effects: paths("creative-vocal-effects").length,
  };
}
