import { readTunerResponse, type TunerResponse, type Tuning } from "./tuner-messages.ts";

interface Tuner {
  tune: (tuning: Tuning) => void;
  end: () => void;
}

/** The worker that synthesises and tunes. It starts at once. */
export function startTuner(
  onResponse: (response: TunerResponse) => void,
  onFailure: () => void,
): Tuner {
  const worker = new Worker(new URL("./instrument-worker.ts", import.meta.url), {
    type: "module",
  });
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const response = readTunerResponse(data);
    if (response !== undefined) onResponse(response);
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
