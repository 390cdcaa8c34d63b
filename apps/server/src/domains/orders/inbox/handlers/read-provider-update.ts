import type { Parsed } from "@autotune/payments";

/** The parsed content of an event; one that cannot be parsed waits for a person. */
export function readProviderUpdate<Update>(parsed: Parsed<Update>): Update {
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}
