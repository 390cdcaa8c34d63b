import type { PlanEmailKind } from "../../plan-email.ts";
import type { LetterTexts } from "../letter/letter-texts.ts";

interface PlanNews {
  readonly subject: (plan: string) => string;
  readonly heading: string;
  /**
   * Stands under the greeting. A German sentence begins small after the greeting's comma, so the German
   * ones begin with a name.
   */
  readonly intro: (plan: string) => string;
  /** What the amount is; null where this news has none. */
  readonly amount: string | null;
  /** What the day is. */
  readonly date: string;
  readonly note: string;
  /** The button. */
  readonly action: string;
}

/** Everything that the mails about plans say. A text that a language lacks does not compile. */
export interface PlanTexts extends LetterTexts {
  plan: string;
  card: string;
  cardEnding: (digits: string) => string;
  news: Readonly<Record<PlanEmailKind, PlanNews>>;
  whyThisMail: string;
}
