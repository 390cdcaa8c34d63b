import { formatTime } from "./format-time.ts";

/** A time, in UTC. */
export function Timestamp({ at }: { readonly at: string }) {
  return <time dateTime={at}>{formatTime(at)}</time>;
}
