import type { Language } from "@autotune/routes";
import type { Term } from "./apply-synonyms.ts";

/** What a query asks for in one language. */
export interface Question {
  readonly language: Language;
  /** The visitor's language; the fallback covers what it lacks. */
  readonly isOwn: boolean;
  readonly terms: readonly Term[];
  /** How much each of the query's tokens says about what is wanted, from 0 to 1. */
  readonly emphasis: readonly number[];
}
