import { readAnswer, type TunerAnswer, type Tuning } from "./tuner-messages.ts";

interface Tuner {
  tune: (tuning: Tuning) => void;
  end: () => void;
}

/** The worker that sings and tunes. It begins to sing at once. */
export function startTuner(onAnswer: (answer: TunerAnswer) => void, onFailure: () => void): Tuner {
  const worker = new Worker(new URL("./instrument-worker.ts", import.meta.url), {
    type: "module",
  });
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const answer = readAnswer(data);
    if (answer !== undefined) onAnswer(answer);
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    onFailure();
  });
  return {
    tune: (tuning) => worker.postMessage(tuning, []),
    end: () => worker.terminate(),
  };
}
