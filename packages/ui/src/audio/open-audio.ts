let shared: AudioContext | undefined;

/** The page's one way to make sound. */
export function openAudio(): AudioContext {
  shared ??= new AudioContext();
  // Whether it has woken is asked where something is played.
  if (shared.state === "suspended") shared.resume().catch(() => undefined);
  return shared;
}

/** From a press on, sound may begin. Whether it can is told when something is played. */
export function allowAudio(): void {
  try {
    openAudio();
  } catch {
    // A browser without sound: playing fails in the same way, and there it is said.
  }
}
