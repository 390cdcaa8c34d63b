import { isFailure, type RequestFailure } from "../../../platform/failures/request-failure.ts";
import type { Choices } from "../api/communications.ts";

interface SaveDeps {
  /** Resolves to the saved choices, or to why they were not saved. */
  readonly save: (change: Partial<Choices>, now: Choices) => Promise<Choices | RequestFailure>;
  /** What was chosen while something was being saved; it is saved after that. */
  readonly takeNext: () => Partial<Choices> | undefined;
}

/** `confirm`: newsletter and reminders start only after a confirmation by email. */
export type SaveOutcome = "saved" | "confirm" | RequestFailure;

/** Saves a change, and one after the other what is chosen meanwhile. */
export async function saveChoices(
  change: Partial<Choices>,
  before: Choices,
  { save, takeNext }: SaveDeps,
): Promise<SaveOutcome> {
  let now = before;
  let chosen: Partial<Choices> = {};
  for (let next: Partial<Choices> | undefined = change; next !== undefined; next = takeNext()) {
    const saved = await save(next, now);
    if (isFailure(saved)) return saved;
    // The last choice counts: one that was taken back waits for nothing.
    chosen = { ...chosen, ...next };
    now = saved;
  }
  return waitsForEmail(chosen, now) ? "confirm" : "saved";
}

function waitsForEmail({ newsletter = "none", reminders }: Partial<Choices>, saved: Choices) {
  return (
    (newsletter !== "none" && saved.newsletter === "none") ||
    (reminders === true && !saved.reminders)
  );
}
