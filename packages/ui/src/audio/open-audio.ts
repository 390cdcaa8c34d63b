let shared: AudioContext | undefined;
let output: GainNode | undefined;
let loudness = 1;

/** The page's only AudioContext. */
export function openAudio(): AudioContext {
  shared ??= new AudioContext();
  // Whether it has resumed is checked on playback.
  if (shared.state === "suspended") shared.resume().catch(() => undefined);
  return shared;
}

/** Where every sound of the page goes: it has the volume. */
export function audioOutput(context: AudioContext): AudioNode {
  if (output === undefined) {
    output = context.createGain();
    output.gain.value = loudness;
    output.connect(context.destination);
  }
  return output;
}

/** `volume` from 0 to 100. Squared, because the ear hears ratios. */
export function setVolume(volume: number): void {
  loudness = (volume / 100) ** 2;
  output?.gain.setTargetAtTime(loudness, output.context.currentTime, 0.02);
}

/** Call it in a press handler, which lets sound begin. Failures show on playback. */
export function allowAudio(): void {
  try {
    openAudio();
  } catch {
    // A browser without audio: playback fails in the same way, and reports it.
  }
}
