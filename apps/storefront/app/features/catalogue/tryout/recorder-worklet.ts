/** Runs where sound is made: it passes on what the microphone hears, as it is. */

// The scope of a worklet, which the types of the DOM leave out.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

/** About 40 ms: often enough for a level that moves. */
const chunkSamples = 2048;

class VoiceRecorder extends AudioWorkletProcessor {
  #chunk = new Float32Array(chunkSamples);
  #filled = 0;

  process([channels]: Float32Array[][]): boolean {
    const samples = channels?.[0];
    // Without a channel the microphone is gone.
    if (samples === undefined) return true;
    for (const sample of samples) {
      this.#chunk[this.#filled] = sample;
      this.#filled += 1;
      if (this.#filled < chunkSamples) continue;
      this.port.postMessage(this.#chunk, [this.#chunk.buffer]);
      this.#chunk = new Float32Array(chunkSamples);
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor("voice-recorder", VoiceRecorder);
