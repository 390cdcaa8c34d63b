import { isTrackingAllowed } from "../../consent/consent-status.ts";
import { readAssignments, writeAssignments, type Assignments, type Choice } from "./assignments.ts";
import { runningExperiments } from "./running-experiments.ts";

/**
 * Assigns this browser a variant of every experiment that it has none of yet, and drops ended ones. It applies from the
 * next page on: the current page does not change while it is viewed.
 */
export async function settleAssignments(): Promise<void> {
  const missing = runningExperiments.filter(({ name }) => !(name in storedAssignments()));
  const drawn = missing.length === 0 ? {} : await draw(missing);
  // Consent may have been withdrawn meanwhile; what another tab assigned meanwhile wins.
  if (!isTrackingAllowed()) return;
  document.cookie = writeAssignments(
    { ...drawn, ...storedAssignments() },
    location.protocol === "https:",
  );
}

function storedAssignments(): Assignments {
  return readAssignments(document.cookie, runningExperiments);
}

/** Needed once per browser, so its code is loaded on demand. */
async function draw(experiments: readonly Choice[]): Promise<Assignments> {
  const { assignVariants } = await import("./assign-variants.ts");
  return assignVariants(experiments, crypto.randomUUID());
}
