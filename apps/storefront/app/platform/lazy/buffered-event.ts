type Listener<Args extends readonly unknown[]> = (...args: Args) => void;

interface BufferedEvent<Args extends readonly unknown[]> {
  send: Listener<Args>;
  /** Returns a function that stops listening. */
  listen: (listener: Listener<Args>) => () => void;
}

/** An event whose listener is loaded lazily: what is sent before it listens is delivered when it does. */
export function bufferedEvent<Args extends readonly unknown[]>(): BufferedEvent<Args> {
  const buffer: Args[] = [];
  let current: Listener<Args> | undefined;
  return {
    send: (...args) => {
      if (current === undefined) buffer.push(args);
      else current(...args);
    },
    listen: (listener) => {
      current = listener;
      for (const args of buffer.splice(0)) listener(...args);
      return () => {
        if (current === listener) current = undefined;
      };
    },
  };
}
