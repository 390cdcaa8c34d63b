let shared: AudioContext | undefined;

/** The page's only AudioContext. */
export function openAudio(): AudioContext {
  shared ??= new AudioContext();
  // Whether it has resumed is checked on playback.
  if (shared.state === "suspended") shared.resume().catch(() => undefined);
  return shared;
}

/** Call it in a press handler, which lets sound begin. Failures show on playback. */
export function allowAudio(): void {
  try {
    openAudio();
  } catch {
    // A browser without audio: playback fails in the same way, and reports it.
  }
}
