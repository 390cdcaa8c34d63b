import type { PlanEmailKind } from "../../plan-email.ts";
import type { EmailTexts } from "../letter/letter-texts.ts";

interface PlanNews {
  readonly subject: (plan: string) => string;
  readonly heading: string;
  /**
   * Below the greeting. A German sentence begins small after the greeting's comma, so the German ones begin
   * with a name.
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

/** All texts of the e-mails about plans. A text that a language lacks does not compile. */
export interface PlanTexts extends EmailTexts {
  plan: string;
  card: string;
  cardEnding: (digits: string) => string;
  news: Readonly<Record<PlanEmailKind, PlanNews>>;
  whyThisMail: string;
}
