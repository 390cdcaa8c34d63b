import { readTakeResponse, type TakeRequest, type TakeResponse } from "./take-messages.ts";

export interface TakeWorker {
  /** Buffers that are handed over are empty here from then on. */
  ask: (request: TakeRequest, handedOver?: Transferable[]) => void;
  end: () => void;
}

export function startTakeWorker(
  onResponse: (response: TakeResponse) => void,
  onFailure: () => void,
): TakeWorker {
  const worker = new Worker(new URL("./take-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const response = readTakeResponse(data);
    if (response !== undefined) onResponse(response);
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    onFailure();
  });
  return {
    ask: (request, handedOver = []) => worker.postMessage(request, handedOver),
    end: () => worker.terminate(),
  };
}
