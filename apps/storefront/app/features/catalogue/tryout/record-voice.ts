import recorderUrl from "./recorder-worklet.ts?worker&url";
import { longestTake } from "./limits.ts";
import type { Recording } from "./take-messages.ts";

export interface VoiceRecording {
  readonly sampleRate: number;
  /** Ends it. The microphone is off when it returns. */
  stop: () => Recording;
}

export interface RecordingListener {
  /** The take is no longer wanted: the microphone goes off, or stays off. */
  signal: AbortSignal;
  /** Samples as they arrive. */
  onChunk: (chunk: Float32Array) => void;
  /** The longest take is reached, or the microphone was unplugged. */
  onEnd: () => void;
}

/**
 * Opens the microphone and records what it hears, as it hears it: everything that browsers do for telephony is off,
 * because it would change the pitch and the level that we measure. Rejects with the browser's own error.
 */
export async function recordVoice(listener: RecordingListener): Promise<VoiceRecording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
  try {
    return await recordStream(stream, listener);
  } catch (error) {
    turnOff(stream);
    throw error;
  }
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function recordStream(
  stream: MediaStream,
  { signal, onChunk, onEnd }: RecordingListener,
): Promise<VoiceRecording> {
  // A context of its own, at the rate of the device: another rate would be resampled, or refused.
  const context = new AudioContext();
  const release = () => {
    turnOff(stream);
    context.close().catch(() => undefined);
  };
  // At once: a browser may hold back the start of the context for as long as it likes.
  signal.addEventListener("abort", release);
  try {
    signal.throwIfAborted();
    await context.audioWorklet.addModule(recorderUrl);
    await context.resume();
    signal.throwIfAborted();
  } catch (error) {
    release();
    throw error;
  }
  const { sampleRate } = context;
  const most = longestTake * sampleRate;
  const chunks: Float32Array[] = [];
  let length = 0;
  const recorder = new AudioWorkletNode(context, "voice-recorder", {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: "explicit",
  });
  recorder.port.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!(data instanceof Float32Array) || length >= most) return;
    chunks.push(data);
    length += data.length;
    onChunk(data);
    if (length >= most) onEnd();
  });
  recorder.port.start();
  for (const track of stream.getTracks()) track.addEventListener("ended", onEnd);
  context.createMediaStreamSource(stream).connect(recorder);

  return {
    sampleRate,
    stop: () => {
      recorder.port.close();
      release();
      const samples = new Float32Array(Math.min(length, most));
      let at = 0;
      for (const chunk of chunks) {
        samples.set(chunk.subarray(0, samples.length - at), at);
        at += chunk.length;
      }
      return { samples, sampleRate };
    },
  };
}
