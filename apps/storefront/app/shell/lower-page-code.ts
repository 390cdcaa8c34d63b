import { lowerPageWoken } from "./wake-lower-page.ts";

/** Each time twice as long, in milliseconds. */
const firstPause = 1000;

const fetches: (() => Promise<boolean>)[] = [];

/** How many parts of the page that is drawn have asked for their code, and how many of them have it. */
let asked = 0;
let answered = 0;

interface LowerPageCode<Code> {
  isHere: () => boolean;
  /** Comes after the lower page is woken. It is tried as long as the page stands: the server's drawing stays. */
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
      // Its file may come with the next try.
    }
    return here;
  };
  fetches.push(fetchNow);

  const fetchUntilHere = async () => {
    await lowerPageWoken;
    for (let pause = firstPause; !(await fetchNow()); pause *= 2) {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };

  return {
    isHere: () => here,
    arrival: () => {
      asked += 1;
      void arrived.then(() => {
        answered += 1;
      });
      void fetchUntilHere();
      return arrived;
    },
  };
}

/** Whether the next page can be drawn down to its end. What is missing is tried at once, and only once. */
export async function fetchLowerPage(): Promise<boolean> {
  return (await Promise.all(fetches.map((fetchNow) => fetchNow()))).every(Boolean);
}

/** Whether the page that is drawn has its code down to its end. */
export function isLowerPageHere(): boolean {
  return asked > 0 && asked === answered;
}
