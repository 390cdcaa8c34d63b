import { useEffect, useRef } from "react";
import { longestTake } from "./limits.ts";
import type { VoiceRecording } from "./record-voice.ts";
import type { Recording } from "./take-messages.ts";

interface VoiceRecorder {
  /** Asks for the microphone. It throws if there is none, or if the visitor declines. */
  start: () => Promise<void>;
  /** Ends the take before its time. */
  stop: () => void;
  /** Loudness of each chunk that was recorded so far, 0 to 1. */
  levels: () => readonly number[];
  /** Seconds that are left of the longest take. */
  timeLeft: () => number;
}

/** Records one take at a time. Levels and time are read by whoever draws them, because they change with every frame. */
export function useVoiceRecorder(onTake: (take: Recording) => void): VoiceRecorder {
  const recording = useRef<VoiceRecording>(undefined);
  const levels = useRef<number[]>([]);
  const recorded = useRef(0);
  useEffect(() => () => void recording.current?.stop(), []);
  const stop = () => {
    const take = recording.current?.stop();
    recording.current = undefined;
    if (take !== undefined) onTake(take);
  };
  return {
    async start() {
      levels.current = [];
      recorded.current = 0;
      const { recordVoice } = await import("./record-voice.ts");
      recording.current = await recordVoice({
        onChunk: (chunk) => {
          recorded.current += chunk.length;
          levels.current.push(loudestOf(chunk));
        },
        onEnd: stop,
      });
    },
    stop,
    levels: () => levels.current,
    timeLeft() {
      const rate = recording.current?.sampleRate;
      return rate === undefined ? longestTake : longestTake - recorded.current / rate;
    },
  };
}

function loudestOf(samples: Float32Array): number {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  return loudest;
}
