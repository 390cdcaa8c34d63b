interface TurnOptions {
  readonly run: () => Promise<void>;
  readonly onProblem: (error: unknown) => void;
  readonly everyMilliseconds: number;
}

export interface Turns {
  /** Runs at once, or once more after the turn that runs now. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

/** Runs something at an interval and when it is woken, never twice at a time. */
export function runInTurns({ run, onProblem, everyMilliseconds }: TurnOptions): Turns {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  const wake = () => {
    if (stopped) return;
    if (running !== undefined) {
      again = true;
      return;
    }
    running = (async () => {
      do {
        again = false;
        await run().catch(onProblem);
      } while (again && !stopped);
      running = undefined;
    })();
  };
  const interval = setInterval(wake, everyMilliseconds);
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(interval);
      await running;
    },
  };
}
