import type { BetaFormBlock } from "@autotune/contract";

export const sample: BetaFormBlock = {
  block: "betaForm",
  headline: "Headline",
  text: "Text",
  program: "ios-app",
};
