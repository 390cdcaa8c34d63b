import { lowerPageHydration } from "./hydrate-lower-page.ts";

/** Milliseconds; doubled after each retry. */
const firstPause = 1000;

const fetches: (() => Promise<boolean>)[] = [];

/** How many parts of the current page have requested their code, and how many have loaded it. */
let requested = 0;
let loaded = 0;

interface LowerPageCode<Code> {
  isHere: () => boolean;
  /** Resolves after `hydrateLowerPage`. Retried without end: until then the server's markup stays. */
  arrival: () => Promise<Code>;
}

/** The code of something below the first view. */
export function lowerPageCode<Code>(load: () => Promise<Code>): LowerPageCode<Code> {
  let here = false;
  let arrive: (code: Code) => void = () => {};
  const arrived = new Promise<Code>((resolve) => {
    arrive = resolve;
  });

  const fetchNow = async () => {
    if (here) return true;
    try {
      const code = await load();
      here = true;
      arrive(code);
    } catch {
      // The next try may succeed.
    }
    return here;
  };
  fetches.push(fetchNow);

  const fetchUntilHere = async () => {
    await lowerPageHydration;
    for (let pause = firstPause; !(await fetchNow()); pause *= 2) {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };

  return {
    isHere: () => here,
    arrival: () => {
      requested += 1;
      void arrived.then(() => {
        loaded += 1;
      });
      void fetchUntilHere();
      return arrived;
    },
  };
}

/** Whether the next page can be rendered completely. What is missing is tried at once, and only once. */
export async function fetchLowerPage(): Promise<boolean> {
  return (await Promise.all(fetches.map((fetchNow) => fetchNow()))).every(Boolean);
}

/** Whether the current page has all of its code. */
export function isLowerPageHere(): boolean {
  return requested > 0 && requested === loaded;
}
