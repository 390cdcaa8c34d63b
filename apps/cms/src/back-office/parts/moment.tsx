import { formatTime } from "../format-time.ts";

/** A time, in UTC. */
export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{formatTime(at)}</time>;
}
