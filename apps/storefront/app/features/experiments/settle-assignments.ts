import { isTrackingAllowed } from "../../state/consent.ts";
import { readAssignments, writeAssignments, type Assignments, type Choice } from "./assignments.ts";
import { runningExperiments } from "./running-experiments.ts";

/**
 * Gives this browser a variant of every experiment that it has none of yet, and forgets those that have ended. It
 * counts from the next page on: what somebody is looking at does not change under their eyes.
 */
export async function settleAssignments(): Promise<void> {
  const missing = runningExperiments.filter(({ name }) => !(name in kept()));
  const drawn = missing.length === 0 ? {} : await draw(missing);
  // Whoever said no meanwhile keeps nothing; what another tab was given meanwhile comes first.
  if (!isTrackingAllowed()) return;
  document.cookie = writeAssignments({ ...drawn, ...kept() }, location.protocol === "https:");
}

function kept(): Assignments {
  return readAssignments(document.cookie, runningExperiments);
}

/** Once for each browser, so its code is fetched when it is needed. */
async function draw(experiments: readonly Choice[]): Promise<Assignments> {
  const { assignVariants } = await import("./assign-variants.ts");
  return assignVariants(experiments, crypto.randomUUID());
}
