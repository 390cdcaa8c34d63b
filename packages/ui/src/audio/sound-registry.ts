import type { PairSound } from "./pair-sound.ts";

/** The sounds that were started, by player: they go on while their player is not rendered, on another page. */
const kept = new Map<string, PairSound>();

export function keepSound(player: string, sound: PairSound): void {
  kept.set(player, sound);
}

export function keptSound(player: string): PairSound | undefined {
  return kept.get(player);
}
