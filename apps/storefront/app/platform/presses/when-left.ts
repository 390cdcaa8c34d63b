/** Milliseconds. A page that is still here by then is not left: the person has stopped it, or a file came instead. */
const longestWay = 10_000;

/** After a navigation to another document has begun: when the control that began it should work again. */
export function whenLeft(): Promise<void> {
  return new Promise((resolve) => {
    // The back button may restore the page as it was left.
    addEventListener("pageshow", () => resolve(), { once: true });
    setTimeout(resolve, longestWay);
  });
}
