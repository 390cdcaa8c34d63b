import { useEffect, useRef, useState, type RefObject } from "react";
import type { Demo } from "./demo.ts";
import { loadPair } from "./load-pair.ts";
import { registerSound, registeredSound } from "./sound-registry.ts";
import { audioOutput, openAudio } from "./open-audio.ts";
import { pairSound, type PairSound, type Version } from "./pair-sound.ts";
import { resumeAudio } from "./resume-audio.ts";

interface PairOptions {
  player: string;
  demo: Demo;
  heard: Version;
  playing: boolean;
  /** It has ended or could not begin. */
  onStop: () => void;
  /** Share of the files that has loaded, 0 to 1. */
  onShare: (share: number) => void;
}

interface Pair {
  state: "resting" | "loading" | "ready" | "failed";
  position: () => number;
  seek: (seconds: number) => void;
}

/**
 * The sound of a demonstration. Its files are fetched when it is first played. It goes on when the player is removed from
 * the page, and a new player of the same name takes it over.
 */
export function usePair({ player, demo, heard, playing, onStop, onShare }: PairOptions): Pair {
  const [state, setState] = useState<Pair["state"]>("resting");
  const sound = useRef<PairSound | undefined>(registeredSound(player));
  const loading = useRef<Promise<PairSound>>(undefined);
  /** A seek before there was anything to play. */
  const place = useRef(0);
  const now = useLatest({ player, demo, heard, onStop, onShare });

  useEffect(() => {
    if (!playing) {
      sound.current?.pause();
      return;
    }
    let left = false;

    const start = async () => {
      const context = openAudio();
      const isRunning = context.state === "running";
      // Already loaded: no loading state.
      setState((was) => (was === "ready" && isRunning ? was : "loading"));
      if (sound.current === undefined) {
        loading.current ??= load(context, now);
        sound.current = await loading.current;
        sound.current.seek(place.current);
      }
      sound.current.hear(now.current.heard);
      if (!(await resumeAudio(context))) throw new Error("The browser blocks audio");
      setState("ready");
      if (!left) sound.current.play();
    };
    start().catch(() => {
      if (left) return;
      loading.current = undefined;
      setState("failed");
      now.current.onStop();
    });

    return () => {
      left = true;
    };
  }, [playing, now]);

  useEffect(() => sound.current?.hear(heard), [heard]);

  return {
    state,
    position: () => sound.current?.position() ?? place.current,
    seek(seconds) {
      place.current = Math.max(0, Math.min(demo.seconds, seconds));
      sound.current?.seek(place.current);
    },
  };
}

type Latest = RefObject<Omit<PairOptions, "playing">>;

async function load(context: AudioContext, now: Latest): Promise<PairSound> {
  const { player, demo, onShare } = now.current;
  // An earlier attempt may have got further.
  onShare(0);
  const buffers = await loadPair(context, demo, (share) => now.current.onShare(share));
  const { heard } = now.current;
  const sound = pairSound({
    context,
    output: audioOutput(context),
    buffers,
    heard,
    onEnd: () => now.current.onStop(),
  });
  registerSound(player, sound);
  return sound;
}

/** The latest value, for callbacks that run after the render. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
