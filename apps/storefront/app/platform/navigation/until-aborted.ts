/** Never resolves: a navigation that waits for it leaves the current page as it is, until another one aborts it. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(new DOMException("Another navigation has begun", "AbortError"));
    signal.addEventListener("abort", give, { once: true });
  });
}
