import type { EventList, EventWindow } from "../port/events.ts";
import type { Call } from "./call.ts";
import { parseEvents } from "./parse-events.ts";

const dayMilliseconds = 86_400_000;
/** What happened earlier is no longer listed, and asking for it is rejected; less a minute, should clocks differ. */
const longestMilliseconds = 30 * dayMilliseconds - 60_000;

/**
 * A list holds a bounded number of events (25, as its documentation says), says whether there are more, and has no
 * next page. So a window with more is cut in two until each part fits. Whether `end` belongs to the window is not
 * documented: an event at a cut may come twice.
 */
export async function* listEvents(
  call: Call,
  kind: "processed" | "unprocessed",
  { from, until }: EventWindow,
): AsyncGenerator<EventList> {
  const now = Date.now();
  const oldest = now - longestMilliseconds;
  if (from.getTime() < oldest) yield { events: [], unreadable: 0, more: true };
  const begin = Math.max(from.getTime(), oldest);
  yield* listSlice(begin, until?.getTime());

  async function* listSlice(first: number, end: number | undefined): AsyncGenerator<EventList> {
    const bounds = end === undefined ? `begin=${first}` : `begin=${first}&end=${end}`;
    const list = await readList(call, `/events/${kind}?${bounds}`);
    const cut = list.more ? middleOf(first, end ?? now, { isOpen: end === undefined }) : undefined;
    if (cut === undefined) yield list;
    else {
      yield* listSlice(first, cut);
      yield* listSlice(cut, end);
    }
  }
}

/** Undefined where it cannot be cut: the provider's times are whole milliseconds. */
function middleOf(first: number, end: number, { isOpen }: { isOpen: boolean }): number | undefined {
  if (isOpen) return first < end ? end : undefined;
  return end - first > 1 ? Math.floor((first + end) / 2) : undefined;
}

async function readList(call: Call, path: string): Promise<EventList> {
  const response = await call("GET", path);
  const parsed = parseEvents(response);
  if (parsed === undefined) throw new Error(`The provider's response to ${path} cannot be read`);
  const more =
    typeof response === "object" && response !== null && Reflect.get(response, "more") === true;
  return { ...parsed, more };
}
