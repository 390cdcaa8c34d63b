import { longestTake } from "./limits.ts";
import type { RecordingListener, VoiceRecording } from "./record-voice.ts";
import type { Recording } from "./take-messages.ts";

export interface VoiceRecorder {
  /**
   * Asks for the microphone, in place of whatever was recorded or asked for before. False if it was superseded
   * meanwhile: then nothing is recorded. Rejects if there is no microphone, or if the visitor declines.
   */
  start: (onTake: (take: Recording) => void) => Promise<boolean>;
  /** Ends the take before its time. */
  stop: () => void;
  /** Drops the take and turns the microphone off, also one that is granted later. */
  cancel: () => void;
  /** Loudness of each chunk that was recorded so far, 0 to 1. */
  levels: () => readonly number[];
  /** Seconds that are left of the longest take. */
  timeLeft: () => number;
}

type OpenMicrophone = (listener: RecordingListener) => Promise<VoiceRecording>;

interface Turn {
  readonly superseded: AbortController;
  readonly onTake: (take: Recording) => void;
  recording: VoiceRecording | undefined;
}

/** Records one take at a time: visitors press twice, or go on with something else while the browser asks them. */
export function createVoiceRecorder(openMicrophone: OpenMicrophone): VoiceRecorder {
  let current: Turn | undefined;
  let levels: number[] = [];
  let recorded = 0;

  const end = (): Recording | undefined => {
    const take = current?.recording?.stop();
    current?.superseded.abort();
    current = undefined;
    return take;
  };

  const stop = () => {
    // Nothing to hand over before the microphone is open.
    if (current?.recording === undefined) return;
    const { onTake } = current;
    const take = end();
    if (take !== undefined) onTake(take);
  };

  return {
    async start(onTake) {
      end();
      const turn: Turn = { superseded: new AbortController(), onTake, recording: undefined };
      current = turn;
      levels = [];
      recorded = 0;
      const { signal } = turn.superseded;
      try {
        const recording = await openMicrophone({
          signal,
          onChunk: (chunk) => {
            if (signal.aborted) return;
            recorded += chunk.length;
            levels.push(loudestOf(chunk));
          },
          onEnd: () => {
            if (!signal.aborted) stop();
          },
        });
        if (signal.aborted) recording.stop();
        else turn.recording = recording;
      } catch (error) {
        // What the visitor answers to a question that no longer matters is no problem of theirs.
        if (!signal.aborted) throw error;
      }
      return !signal.aborted;
    },
    stop,
    cancel: () => void end(),
    levels: () => levels,
    timeLeft() {
      const rate = current?.recording?.sampleRate;
      return rate === undefined ? longestTake : longestTake - recorded / rate;
    },
  };
}

function loudestOf(samples: Float32Array): number {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  return loudest;
}
