import { useSyncExternalStore } from "react";
import { setVolume } from "./open-audio.ts";

const key = "volume";
const usual = 80;
const followers = new Set<() => void>();
let volume = usual;

/** From 0 to 100; the browser remembers it. */
export function changeVolume(to: number): void {
  volume = to;
  setVolume(to);
  try {
    localStorage.setItem(key, String(to));
  } catch {
    // Where storage is blocked it holds for this page.
  }
  for (const follow of followers) follow();
}

/** What was chosen on an earlier page or visit. */
export function restoreVolume(): void {
  try {
    const stored = localStorage.getItem(key);
    const read = stored === null ? NaN : Number(stored);
    if (read >= 0 && read <= 100) volume = read;
  } catch {
    // Storage is blocked: the usual volume.
  }
  setVolume(volume);
  for (const follow of followers) follow();
}

export function useVolume(): number {
  return useSyncExternalStore(
    subscribe,
    () => volume,
    () => usual,
  );
}

function subscribe(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}
