import { effectsOfReturn, type ReturnCause } from "@autotune/commerce";
import type { ReturnFacts } from "./read-return-facts.ts";

export interface NamedEffect {
  readonly name: string;
  readonly cause: ReturnCause;
}

/** What a return of these lines takes along, as the buyer knows it. */
export function nameEffects(facts: ReturnFacts, returned: readonly number[]): NamedEffect[] {
  return effectsOfReturn({ ...facts, returned }).map(({ lineId, cause }) => ({
    name: facts.names.get(lineId) ?? "",
    cause,
  }));
}
