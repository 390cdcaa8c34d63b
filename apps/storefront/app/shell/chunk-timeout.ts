/** Milliseconds. Code of a page that has not come by then does not come any more. */
const chunkTimeout = 120_000;

/**
 * Waits until the code and the data of the next page are here. A browser gives up much later, or never, and the
 * router with it: past the time `giveUp` is called. Whoever goes elsewhere meanwhile does not wait any more.
 */
export async function withinChunkTimeout(
  arrival: Promise<unknown>,
  { signal, giveUp }: { readonly signal: AbortSignal; readonly giveUp: () => void },
): Promise<void> {
  const timer = setTimeout(giveUp, chunkTimeout);
  const stop = () => clearTimeout(timer);
  signal.addEventListener("abort", stop);
  try {
    await arrival;
  } finally {
    stop();
    signal.removeEventListener("abort", stop);
  }
}
