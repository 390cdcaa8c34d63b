import type { BetaFormBlock } from "@autotune/contract";
import type { BetaFormFields } from "../../payload-types.ts";

export function betaFormFromPublished({ headline, text, program }: BetaFormBlock): BetaFormFields {
  return { blockType: "betaForm", headline, text, program };
}
