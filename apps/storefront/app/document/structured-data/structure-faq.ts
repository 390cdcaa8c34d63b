import type { BlockView } from "@autotune/contract";
import { quotePlainly } from "@autotune/contract/quoted-price";
import type { Language } from "@autotune/routes";
import { schemaOrg, type StructuredData } from "./structured-data.ts";

/** All questions of a page; undefined where it has none. */
export function structureFaq(
  blocks: readonly BlockView[],
  language: Language,
): StructuredData | undefined {
  const questions = blocks
    .flatMap((block) => (block.block === "faq" ? block.items : []))
    .filter(({ answer }) => answer !== "");
  if (questions.length === 0) return undefined;
  return {
    "@context": schemaOrg,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: quotePlainly(answer, language) },
    })),
  };
}
