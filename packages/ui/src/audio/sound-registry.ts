import type { PairSound } from "./pair-sound.ts";

/** The sounds that were started, by player: they go on while their player is not rendered, on another page. */
const registered = new Map<string, PairSound>();

export function registerSound(player: string, sound: PairSound): void {
  registered.set(player, sound);
}

export function registeredSound(player: string): PairSound | undefined {
  return registered.get(player);
}
