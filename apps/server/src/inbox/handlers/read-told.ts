import type { Parsed } from "@autotune/payments";

/** What an event tells; one that cannot be read waits for a person. */
export function readTold<Told>(parsed: Parsed<Told>): Told {
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}
