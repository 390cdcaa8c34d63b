import type { Version } from "./pair-sound.ts";

/** What was chosen to be heard, by player: it stays chosen when somebody leaves the page and comes back. */
const chosen = new Map<string, Version>();

export function chooseVersion(player: string, version: Version): void {
  chosen.set(player, version);
}

export function chosenVersion(player: string): Version {
  return chosen.get(player) ?? "after";
}
