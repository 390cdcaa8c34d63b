/** Minimum milliseconds between two runs, for frequent events. */
export const throttleTimes = { resize: 40, scroll: 80, focus: 200 };

interface Throttled {
  (): void;
  /** Drops the pending run. */
  cancel: () => void;
}

/** Runs at once, then at most once in each span of time. The last call is never lost. */
export function throttle(run: () => void, milliseconds: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const throttled = () => {
    if (timer !== undefined) {
      again = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (!again) return;
      again = false;
      throttled();
    }, milliseconds);
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  };
  return Object.assign(throttled, { cancel });
}
