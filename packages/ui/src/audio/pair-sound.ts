export type Version = "before" | "after";

export interface PairSound {
  readonly seconds: number;
  /** Where it stands or plays, in seconds. */
  position(): number;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  hear(version: Version): void;
  /** Another sound for a version, heard from the same place on. */
  replace(version: Version, buffer: AudioBuffer): void;
}

interface PairSettings {
  context: AudioContext;
  output: AudioNode;
  buffers: Readonly<Record<Version, AudioBuffer>>;
  heard: Version;
  /** From its end it goes on at its start, without a gap. */
  loops?: boolean;
  /** It has played to its end and stands at its start again. */
  onEnd: () => void;
}

interface Voice {
  readonly source: AudioBufferSourceNode;
  readonly envelope: GainNode;
}

/** So short that a switch seems instant, so long that it does not click. */
const fade = 0.03;
/** Sources are scheduled slightly ahead: one that starts late would be out of sync. */
const ahead = 0.02;

/** Two sounds that always run together; only one of them is heard. */
export function pairSound({
  context,
  output,
  buffers,
  heard,
  loops = false,
  onEnd,
}: PairSettings): PairSound {
  const sounds = { ...buffers };
  const lengths = [sounds.before.duration, sounds.after.duration];
  // Loops of different lengths would drift apart.
  const seconds = loops ? Math.min(...lengths) : Math.max(...lengths);
  const levels = { before: levelOf("before"), after: levelOf("after") };
  let voices: Record<Version, Voice> | undefined;
  /** The paused place, and the start time while it plays. */
  let place = 0;
  let began = 0;

  function levelOf(version: Version): GainNode {
    const level = context.createGain();
    level.gain.value = version === heard ? 1 : 0;
    level.connect(output);
    return level;
  }

  function position(): number {
    const now = Math.max(0, voices === undefined ? place : context.currentTime - began);
    return loops ? now % seconds : Math.min(seconds, now);
  }

  function begin(version: Version, when: number): Voice {
    const source = context.createBufferSource();
    const envelope = context.createGain();
    source.buffer = sounds[version];
    source.loop = loops;
    source.loopEnd = loops ? seconds : 0;
    source.connect(envelope).connect(levels[version]);
    ramp(envelope.gain, 0, 1, when);
    source.addEventListener("ended", () => {
      if (voices?.[version].source === source && !loops && position() >= seconds - fade) {
        rest(0);
        onEnd();
      }
    });
    const offset = Math.max(0, when - began);
    source.start(when, loops ? offset % seconds : offset);
    return { source, envelope };
  }

  function end({ source, envelope }: Voice, when: number): void {
    ramp(envelope.gain, 1, 0, when);
    source.stop(when + fade);
  }

  function rest(at: number): void {
    const ending = voices;
    voices = undefined;
    place = at;
    if (ending === undefined) return;
    end(ending.before, context.currentTime);
    end(ending.after, context.currentTime);
  }

  function play(): void {
    if (voices !== undefined) return;
    const when = context.currentTime + ahead;
    began = when - place;
    voices = { before: begin("before", when), after: begin("after", when) };
  }

  return {
    seconds,
    position,
    play,
    pause: () => rest(position()),
    seek(to) {
      const playing = voices !== undefined;
      rest(Math.max(0, Math.min(seconds, to)));
      if (playing) play();
    },
    hear(version) {
      for (const [name, { gain }] of [
        ["before", levels.before],
        ["after", levels.after],
      ] as const) {
        ramp(gain, gain.value, name === version ? 1 : 0, context.currentTime);
      }
    },
    replace(version, buffer) {
      sounds[version] = buffer;
      if (voices === undefined) return;
      const when = context.currentTime + ahead;
      end(voices[version], when);
      voices = { ...voices, [version]: begin(version, when) };
    },
  };
}

function ramp(gain: AudioParam, from: number, to: number, when: number): void {
  gain.cancelScheduledValues(when);
  gain.setValueAtTime(from, when);
  gain.linearRampToValueAtTime(to, when + fade);
}
