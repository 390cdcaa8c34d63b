import type { BetaFormBlock } from "@autotune/contract";
import type { BetaFormFields } from "../../payload-types.ts";

export function betaFormToPublished({ headline, text, program }: BetaFormFields): BetaFormBlock {
  return {
    block: "betaForm",
    headline: headline ?? "",
    text: text ?? "",
    program: program ?? "ios-app",
  };
}
