import { accountTerms } from "./account.ts";
import { lawTerms } from "./law.ts";
import { licenseTerms } from "./licenses.ts";
import { payingTerms } from "./paying.ts";
import { pitchTerms } from "./pitch.ts";
import { planTerms } from "./plans.ts";
import { priceTerms } from "./prices.ts";
import { readingTerms } from "./reading.ts";
import { shopTerms } from "./shop.ts";
import { studioTerms } from "./studio.ts";
import { toolTerms } from "./tools.ts";
import { voiceTerms } from "./voice.ts";
import type { Term } from "./term.ts";

/**
 * The terms of the trade, as the translations settled on them. `pnpm vitest run scripts/copy` checks every
 * text against it.
 */
export const glossary: readonly Term[] = [
  ...pitchTerms,
  ...voiceTerms,
  ...toolTerms,
  ...studioTerms,
  ...shopTerms,
  ...priceTerms,
  ...planTerms,
  ...payingTerms,
  ...licenseTerms,
  ...accountTerms,
  ...readingTerms,
  ...lawTerms,
];
