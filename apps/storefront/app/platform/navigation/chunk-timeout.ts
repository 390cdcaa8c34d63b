/** Milliseconds until the code of a page counts as failed. */
const chunkTimeout = 120_000;

/**
 * Waits for the code and the data of the next page. The browser, and the router with it, gives up much later or
 * never: after the timeout `giveUp` is called. Another navigation ends the wait.
 */
export async function withinChunkTimeout<Arrived>(
  arrival: Promise<Arrived>,
  { signal, giveUp }: { readonly signal: AbortSignal; readonly giveUp: () => void },
): Promise<Arrived> {
  const timer = setTimeout(giveUp, chunkTimeout);
  const stop = () => clearTimeout(timer);
  signal.addEventListener("abort", stop);
  try {
    return await arrival;
  } finally {
    stop();
    signal.removeEventListener("abort", stop);
  }
}
